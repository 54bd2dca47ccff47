import { ANSWER_UPLOAD, PROFILE_FILE_UPLOAD, RESUME_UPLOAD, type UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../errors.ts";
import { type AcceptedFile, assertSize, safeFileName } from "./accepted-file.ts";
import { COMPOUND_FILE, nameFormat, ZIP } from "./name-format.ts";
import { DamagedZip } from "./read-zip.ts";
import { measureParts, type OtherPackage, openWordPackage } from "./word-package.ts";

const PDF = { mediaType: "application/pdf", extension: "pdf" };
const DOC = { mediaType: "application/msword", extension: "doc" };
const DOCX = {
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  extension: "docx",
};

const WORD_STREAM = Buffer.from("WordDocument", "utf16le");

const INSTEAD: Readonly<Record<OtherPackage, string>> = {
  MACROS: "This document contains macros. Save it as PDF or as a DOCX without macros.",
  TOO_LARGE: "This document is too large when it is unpacked. Save it as PDF.",
  SPREADSHEET: "This file is a spreadsheet. Save it as PDF.",
  PRESENTATION: "This file is a presentation. Save it as PDF.",
  OPEN_DOCUMENT: "This file is an OpenDocument file. Save it as PDF or DOCX.",
  PAGES: "This file is a Pages document. Export it as PDF.",
  ARCHIVE: "This file is an archive. Unpack it, and upload the document.",
};
const DAMAGED = "This document is damaged. Open it, save it as PDF, and upload that.";

/**
 * Accepts a resume by its content: PDF, DOC or DOCX. A PDF may contain scripts; it is stored unchanged and served where
 * they are harmless.
 * @throws FILE_TOO_LARGE, UNSUPPORTED_FILE
 */
export const acceptResume = (bytes: Buffer, name: string): Promise<AcceptedFile> =>
  acceptDocument(RESUME_UPLOAD, bytes, name);

/** Accepts the file that answers a question, by the same rules as a resume. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export const acceptAnswer = (bytes: Buffer, name: string): Promise<AcceptedFile> =>
  acceptDocument(ANSWER_UPLOAD, bytes, name);

/** Accepts the document from which a profile is filled in, by the same rules. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export const acceptProfileDocument = (bytes: Buffer, name: string): Promise<AcceptedFile> =>
  acceptDocument(PROFILE_FILE_UPLOAD, bytes, name, "a PDF, DOC, DOCX, JSON Resume or the ZIP of a LinkedIn export");

/** Accepts only a PDF, which reads the same everywhere. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export function acceptPdf(limit: UploadLimit, bytes: Buffer, name: string): AcceptedFile {
  assertSize(bytes, limit);
  if (!isPdf(bytes)) throw new AppError("UNSUPPORTED_FILE", `${limit.label} must be a PDF file.`);
  return { bytes, mediaType: PDF.mediaType, name: safeFileName(name, PDF.extension) };
}

async function acceptDocument(
  limit: UploadLimit,
  bytes: Buffer,
  name: string,
  types = "a PDF, DOC or DOCX file",
): Promise<AcceptedFile> {
  assertSize(bytes, limit);
  const kind = await kindOf(bytes);
  if (typeof kind === "string") {
    throw new AppError("UNSUPPORTED_FILE", `${limit.label} must be ${types}. ${kind}`.trim());
  }
  return { bytes, mediaType: kind.mediaType, name: safeFileName(name, kind.extension) };
}

/** Returns the kind of an accepted document, or a sentence about what the file is instead. */
async function kindOf(bytes: Buffer): Promise<typeof PDF | string> {
  if (isPdf(bytes)) return PDF;
  if (isWordDocument(bytes)) return DOC;
  if (!bytes.subarray(0, 4).equals(ZIP)) return nameFormat(bytes);
  try {
    const document = await openWordPackage(bytes);
    if (typeof document === "string") return INSTEAD[document];
    await measureParts(document);
    return DOCX;
  } catch (error) {
    if (error instanceof DamagedZip) return DAMAGED;
    throw error;
  }
}

function isPdf(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(bytes.toString("latin1", 0, 64));
}

/** The old Word format shares its container with spreadsheets and installers; only Word has this stream. */
function isWordDocument(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(COMPOUND_FILE) && bytes.includes(WORD_STREAM);
}
