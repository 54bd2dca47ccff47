import { crc32, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";

/** Files for tests: each is generated, and of the type in its name. */

export async function pdf({ script }: { script?: string } = {}): Promise<Buffer> {
  const document = new PDFDocument({ compress: false });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => document.on("end", resolve));
  document.text("Ada Lovelace, analyst");
  if (script) document.addNamedJavaScript("onOpen", script);
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

export function docx(more: Record<string, string> = {}): Buffer {
  const parts = { "[Content_Types].xml": "<Types/>", "word/document.xml": "<w:document/>", ...more };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

/** The beginning of a compound file, with one stream of that name in its directory. */
export function compoundFile(stream: string): Buffer {
  const bytes = Buffer.alloc(1536);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(bytes);
  Buffer.from(stream, "utf16le").copy(bytes, 1024);
  return bytes;
}

export function windowsProgram(): Buffer {
  const bytes = Buffer.alloc(4096);
  bytes.write("MZ", "latin1");
  bytes.write("This program cannot be run in DOS mode. %PDF-1.7", 78, "latin1");
  return bytes;
}

/** A PNG that declares `side` times `side` pixels, in a few hundred bytes. */
export function pictureBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
