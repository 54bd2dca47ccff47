import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { BackupPart } from "./manifest.ts";

type Checksum = Omit<BackupPart, "path">;

/** Passes bytes on, and counts and hashes them. */
function meter() {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, checksum: (): Checksum => ({ bytes, sha256: hash.digest("hex") }) };
}

/** Writes a stream into a new file that only its owner can read. */
export async function writeWithChecksum(
  path: string,
  source: NodeJS.ReadableStream,
  ...transforms: NodeJS.ReadWriteStream[]
): Promise<Checksum> {
  const { stream, checksum } = meter();
  await pipeline([source, ...transforms, stream, createWriteStream(path, { mode: 0o600 })]);
  return checksum();
}

/** Reads a file. @throws the error of the file system */
export async function checksumOf(path: string): Promise<Checksum> {
  const { stream, checksum } = meter();
  await pipeline(createReadStream(path), stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return checksum();
}
