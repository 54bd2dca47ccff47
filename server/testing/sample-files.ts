import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import PDFDocument from "pdfkit";
import sharp from "sharp";

/** Files for tests: each is generated, and of the type in its name. */

export async function pdf({ script, pages = 1 }: { script?: string; pages?: number } = {}): Promise<Buffer> {
  const document = new PDFDocument({ compress: false });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve) => document.on("end", resolve));
  document.text("Ada Lovelace, analyst");
  for (let page = 2; page <= pages; page++) document.addPage().text(`Page ${page}`);
  if (script) document.addNamedJavaScript("onOpen", script);
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

export const png = (side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

const LEAST_PARTS = { "[Content_Types].xml": "<Types/>", "word/document.xml": "<w:document/>" };

export function docx(more: Record<string, string> = {}, least: Record<string, string> = LEAST_PARTS): Buffer {
  const parts = { ...least, ...more };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))));
}

const MEGABYTE = Buffer.alloc(1024 * 1024, " ");

/** Packed spaces: a kilobyte for each of so many megabytes. */
const packedSpaces = (megabytes: number) => {
  const piece = deflateRawSync(MEGABYTE, { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array.from({ length: megabytes }, () => piece), Buffer.from([3, 0])]);
};

/** A DOCX whose text is so many megabytes, while its directory says that it is a kilobyte. */
export function documentBomb(megabytes: number): Buffer {
  const files: [name: string, packed: Buffer, stated: number][] = [
    ["[Content_Types].xml", deflateRawSync("<Types/>"), 8],
    ["word/document.xml", packedSpaces(megabytes), 1000],
  ];
  const directory: Buffer[] = [];
  const contents: Buffer[] = [];
  let at = 0;
  for (const [name, packed, stated] of files) {
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(8, 4);
    header.writeUInt16LE(name.length, 22);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(stated, 18);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02\x14\0", "latin1"), header, place, Buffer.from(name));
    const content = [Buffer.from("PK\x03\x04", "latin1"), header, Buffer.from(name), packed];
    contents.push(...content);
    at += Buffer.concat(content).length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...contents, ...directory, end]);
}

/** A PDF of one page whose content is so many megabytes. */
export function pdfBomb(megabytes: number): Buffer {
  const content = Buffer.concat([Buffer.from("789c", "hex"), packedSpaces(megabytes)]);
  return Buffer.concat([
    Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>endobj
4 0 obj<</Length ${content.length}/Filter/FlateDecode>>stream
`),
    content,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF"),
  ]);
}

/** A PDF of 3 kB whose page draws a form that draws another three times, and so on, 30 deep. */
export function nestedForms(): Buffer {
  const text = "BT /F 9 Tf (Ada Lovelace, analyst) Tj ET";
  const forms = Array.from({ length: 30 }, (_, at) => {
    const content = `${text} ${at < 29 ? "/X Do ".repeat(3) : ""}`;
    const resources = `<</Font<</F 4 0 R>>/XObject<</X ${at + 6} 0 R>>>>`;
    const form = `/Type/XObject/Subtype/Form/BBox[0 0 300 300]/Resources${resources}`;
    return `${at + 5} 0 obj<<${at === 0 ? "" : form}/Length ${content.length}>>stream\n${content}\nendstream endobj`;
  });
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>/XObject<</X 6 0 R>>>>>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
${forms.join("\n")}
trailer<</Root 1 0 R/Size 35>>
%%EOF`);
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
