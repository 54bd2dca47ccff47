import { buffer } from "node:stream/consumers";
import { zipSync } from "fflate";
import { MAX_RESUME_PAGES, MAX_RESUME_TEXT } from "../../../shared/assistant.ts";
import { type PdfItem, textOfPdfItems } from "./pdf-lines.ts";
import { unpacked } from "./read-zip.ts";
import { openWordPackage } from "./word-package.ts";

/** A resume's text, in parts that can be cited. */
export interface ResumeText {
  /** The name of a part: "page 2", "part 2". */
  readonly unit: "page" | "part";
  readonly parts: readonly string[];
  /** Whether the document has more. */
  readonly isCut: boolean;
}

/** Why a resume cannot be read. */
export type ResumeProblem = "LOCKED" | "TOO_MANY_PAGES" | "NO_TEXT" | "DAMAGED" | "TOO_SLOW";

/** A resume that cannot be read. */
export class UnreadableResume extends Error {
  constructor(readonly problem: ResumeProblem) {
    super(problem);
  }
}

const DOC = "application/msword";

/** Characters per part of a document without pages. */
const PART_LENGTH = 1500;

/** Whether only the first pages of a PDF with too many are read, or none. */
export type LongerPdf = "SHORTEN" | "REFUSE";

/** Extracts the text of a PDF, DOCX or DOC. `isHeading`: as of `textOfPdfItems`. @throws UnreadableResume */
export async function resumeText(
  bytes: Uint8Array,
  mediaType: string,
  longer: LongerPdf = "SHORTEN",
  isHeading?: (text: string) => boolean,
): Promise<ResumeText> {
  const text =
    mediaType === "application/pdf" ? await pdfText(bytes, longer, isHeading) : await wordText(bytes, mediaType);
  // A scan has a few stray characters at most. Many scripts write vowels as marks of letters.
  const all = text.parts.join("");
  if ((all.match(/[\p{L}\p{M}\p{N}]/gu)?.length ?? 0) < 20 && !/[\p{L}\p{M}]{3}/u.test(all)) {
    throw new UnreadableResume("NO_TEXT");
  }
  const isCut = text.parts.reduce((sum, { length }) => sum + length, 0) > MAX_RESUME_TEXT;
  return { unit: text.unit, parts: shortened(text.parts), isCut };
}

// Each parser takes long to load, and a process reads one document.

async function pdfText(
  bytes: Uint8Array,
  longer: LongerPdf,
  isHeading?: (text: string) => boolean,
): Promise<Omit<ResumeText, "isCut">> {
  const { getDocumentProxy } = await import("unpdf");
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    throw new UnreadableResume(error instanceof Error && error.name === "PasswordException" ? "LOCKED" : "DAMAGED");
  });
  if (document.numPages > MAX_RESUME_PAGES && longer === "REFUSE") throw new UnreadableResume("TOO_MANY_PAGES");
  const parts: string[] = [];
  try {
    for (let page = 1; page <= Math.min(document.numPages, MAX_RESUME_PAGES); page++) {
      const { items } = await (await document.getPage(page)).getTextContent();
      const pieces = items.filter((item: object): item is PdfItem => "str" in item);
      parts.push(textOfPdfItems(pieces, isHeading));
    }
  } catch {
    throw new UnreadableResume("DAMAGED");
  }
  return { unit: "page", parts };
}

async function wordText(bytes: Uint8Array, mediaType: string): Promise<Omit<ResumeText, "isCut">> {
  const file = Buffer.from(bytes);
  try {
    return { unit: "part", parts: inParts(await (mediaType === DOC ? textOfDoc(file) : textOfDocx(file))) };
  } catch {
    throw new UnreadableResume("DAMAGED");
  }
}

async function textOfDoc(bytes: Buffer): Promise<string> {
  const { default: WordExtractor } = await import("word-extractor");
  return (await new WordExtractor().extract(bytes)).getBody();
}

async function textOfDocx(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import("mammoth");
  return (await mammoth.extractRawText({ buffer: await plainPackage(bytes) })).value;
}

const OFFICE_DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";

/**
 * Repacks the texts of a document for its parser, which trusts the sizes in an archive's directory and finds parts only
 * by the names that Word itself gives them.
 */
async function plainPackage(bytes: Buffer): Promise<Buffer> {
  const document = await openWordPackage(bytes);
  if (typeof document === "string") throw new UnreadableResume("DAMAGED");
  const texts: Record<string, Uint8Array> = {};
  for (const [name, entry] of document.parts)
    if (/\.(?:xml|rels)$/.test(name) || name === document.mainPart) texts[name] = await buffer(unpacked(entry));
  const main = texts[document.mainPart];
  if (main) texts[document.mainPart] = Buffer.from(rowsAsLines(Buffer.from(main).toString("latin1")), "latin1");
  const { "[content_types].xml": types = Buffer.of(), ...others } = texts;
  const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="main" Type="${OFFICE_DOCUMENT}" Target="${escaped(document.mainPart)}"/></Relationships>`;
  const parts = { ...others, "[Content_Types].xml": types, "_rels/.rels": Buffer.from(relationships) };
  return Buffer.from(zipSync(parts, { level: 0 }));
}

/** Makes each row of a table one paragraph, if it has three cells or more, each of one paragraph; others are columns. */
function rowsAsLines(xml: string): string {
  return xml.replaceAll(/<w:tr[ >](?:(?!<w:tr[ >])[\s\S])*?<\/w:tr>/g, (row) => {
    const cells = row.split(/<w:tc[ >]/).slice(1);
    if (cells.length < 3 || cells.some((cell) => cell.split(/<w:p[ />]|<w:br/).length > 2)) return row;
    const runs = cells.map((cell) => cell.match(/<w:t(?: [^>]*)?>[^<]*<\/w:t>/g)?.join("") ?? "");
    return `<w:tr><w:tc><w:p><w:r>${runs.join("<w:tab/>")}</w:r></w:p></w:tc></w:tr>`;
  });
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Splits a text into parts of whole lines. */
function inParts(text: string): string[] {
  const parts = [""];
  for (const line of text
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .split("\n")) {
    const last = parts.at(-1) ?? "";
    if (last !== "" && last.length + line.length > PART_LENGTH) parts.push(line);
    else parts[parts.length - 1] = last === "" ? line : `${last}\n${line}`;
  }
  return parts.filter((part) => part.trim() !== "");
}

function shortened(parts: readonly string[]): string[] {
  let left = MAX_RESUME_TEXT;
  const fitting: string[] = [];
  for (const part of parts) {
    if (left <= 0) break;
    fitting.push(part.slice(0, left).trim() || "(nothing to read here)");
    left -= part.length;
  }
  return fitting;
}
