import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";

/** A file of an archive, still packed. `size`: the unpacked size that the archive's directory states. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly isPacked: boolean;
  readonly bytes: Buffer;
}

/** The bytes are not a complete archive, or unpack to something else than its directory states. */
export class DamagedZip extends Error {}

const END = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** Reads the directory of an archive, without unpacking. @throws DamagedZip; also for archives above 4 GB */
export function readZipEntries(bytes: Buffer): ZipEntry[] {
  try {
    const end = findEnd(bytes);
    const entries: ZipEntry[] = [];
    let at = bytes.readUInt32LE(end + 16);
    for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
      if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new DamagedZip("The directory breaks off.");
      const nameEnds = at + 46 + bytes.readUInt16LE(at + 28);
      entries.push({
        name: bytes.toString("utf8", at + 46, nameEnds),
        size: bytes.readUInt32LE(at + 24),
        isPacked: isPacked(bytes.readUInt16LE(at + 10)),
        bytes: contentAt(bytes, bytes.readUInt32LE(at + 42), bytes.readUInt32LE(at + 20)),
      });
      at = nameEnds + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    // A number that lies beyond the end of the bytes.
    throw error instanceof RangeError ? new DamagedZip("The archive breaks off.") : error;
  }
}

/** Unpacks a file, measuring it: reading ends as soon as more comes out than the directory states. @throws DamagedZip */
export async function* unpacked({ bytes, isPacked, size }: ZipEntry): AsyncGenerator<Buffer> {
  const stream = isPacked ? createInflateRaw().end(bytes) : Readable.from([bytes]);
  let measured = 0;
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      measured += piece.length;
      if (measured > size) break;
      yield piece;
    }
  } catch {
    throw new DamagedZip("The content is damaged.");
  }
  if (measured !== size) throw new DamagedZip("The directory states another size.");
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at;
  throw new DamagedZip("There is no directory.");
}

function isPacked(method: number): boolean {
  if (method !== STORED && method !== DEFLATED) throw new DamagedZip("The packing method is unknown.");
  return method === DEFLATED;
}

function contentAt(bytes: Buffer, header: number, length: number): Buffer {
  if (bytes.readUInt32LE(header) !== LOCAL_HEADER) throw new DamagedZip("A file is missing.");
  const starts = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
  if (starts + length > bytes.length) throw new DamagedZip("A file breaks off.");
  return bytes.subarray(starts, starts + length);
}
