import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive: its path, and its content, which is read when it is its turn. */
export interface ArchivedFile {
  readonly path: string;
  /** Whether its bytes are already compressed, as those of pictures and documents are. */
  readonly packed: boolean;
  content(): AsyncIterable<Uint8Array>;
}

/** Creates an archive, yielding chunks; each file is read only after the previous chunks have been consumed. */
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
