import mammoth from "mammoth";
import { extractText, getDocumentProxy } from "unpdf";
import WordExtractor from "word-extractor";
import { MAX_RESUME_PAGES, MAX_RESUME_TEXT } from "../../../shared/assistant.ts";

/** A resume's text, in parts that can be cited. */
export interface ResumeText {
  /** The name of a part: "page 2", "part 2". */
  readonly unit: "page" | "part";
  readonly parts: readonly string[];
}

/** Why a resume cannot be read. */
export type ResumeProblem = "LOCKED" | "TOO_MANY_PAGES" | "NO_TEXT" | "DAMAGED" | "TOO_SLOW";

/** A resume that cannot be read. */
export class UnreadableResume extends Error {
  constructor(readonly problem: ResumeProblem) {
    super(problem);
  }
}

/** Characters per part of a document without pages. */
const PART_LENGTH = 1500;

/** Extracts the text of a PDF, DOCX or DOC. @throws UnreadableResume */
export async function resumeText(bytes: Uint8Array, mediaType: string): Promise<ResumeText> {
  const text = mediaType === "application/pdf" ? await pdfText(bytes) : await wordText(bytes, mediaType);
  // A scan has a few stray characters at most.
  if (text.parts.join("").replace(/\W/g, "").length < 20 && !/\p{L}{3}/u.test(text.parts.join(""))) {
    throw new UnreadableResume("NO_TEXT");
  }
  return { unit: text.unit, parts: shortened(text.parts) };
}

async function pdfText(bytes: Uint8Array): Promise<ResumeText> {
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    throw new UnreadableResume(error instanceof Error && error.name === "PasswordException" ? "LOCKED" : "DAMAGED");
  });
  if (document.numPages > MAX_RESUME_PAGES) throw new UnreadableResume("TOO_MANY_PAGES");
  const { text } = await extractText(document).catch(() => {
    throw new UnreadableResume("DAMAGED");
  });
  return { unit: "page", parts: text };
}

async function wordText(bytes: Uint8Array, mediaType: string): Promise<ResumeText> {
  const buffer = Buffer.from(bytes);
  try {
    const text =
      mediaType === "application/msword"
        ? (await new WordExtractor().extract(buffer)).getBody()
        : (await mammoth.extractRawText({ buffer })).value;
    return { unit: "part", parts: inParts(text) };
  } catch {
    throw new UnreadableResume("DAMAGED");
  }
}

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
