import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive: its path in it, and its content when its turn comes. */
export interface ArchivedFile {
  readonly path: string;
  /** Whether its bytes are compressed already, as pictures and documents are. */
  readonly packed: boolean;
  content(): AsyncIterable<Uint8Array>;
}

/** The archive in pieces; each file is read only when the pieces before it have left. */
export async function* zipped(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Buffer> {
  let ready: Buffer[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(Buffer.from(piece));
  });
  for await (const { path, packed, content } of files) {
    const entry = packed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    for await (const chunk of content()) {
      entry.push(chunk);
      yield* ready;
      ready = [];
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}
