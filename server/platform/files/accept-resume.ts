import { unzipSync } from "fflate";
import { ANSWER_UPLOAD, RESUME_UPLOAD, type UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../errors.ts";
import { type AcceptedFile, assertSize, safeFileName } from "./accepted-file.ts";

const PDF = { mediaType: "application/pdf", extension: "pdf" };
const DOC = { mediaType: "application/msword", extension: "doc" };
const DOCX = {
  mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  extension: "docx",
};

const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("504b0304", "hex");
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const MAX_ZIP_ENTRIES = 2000;
/** Maximum total unpacked size of a DOCX in bytes, according to its directory: text extraction unpacks it. */
const MAX_UNPACKED = 100 * 1024 * 1024;

/**
 * Accepts a resume by its content: PDF, DOC or DOCX. A PDF may contain scripts; it is stored unchanged and served where
 * they are harmless.
 * @throws FILE_TOO_LARGE, UNSUPPORTED_FILE
 */
export const acceptResume = (bytes: Buffer, name: string): AcceptedFile => acceptDocument(RESUME_UPLOAD, bytes, name);

/** Accepts the file that answers a question, by the same rules as a resume. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export const acceptAnswer = (bytes: Buffer, name: string): AcceptedFile => acceptDocument(ANSWER_UPLOAD, bytes, name);

function acceptDocument(limit: UploadLimit, bytes: Buffer, name: string): AcceptedFile {
  assertSize(bytes, limit);
  const kind = isPdf(bytes) ? PDF : isWordDocument(bytes) ? DOC : isDocx(bytes) ? DOCX : null;
  if (!kind) throw new AppError("UNSUPPORTED_FILE", `${limit.label} must be a PDF, DOC or DOCX file.`);
  return { bytes, mediaType: kind.mediaType, name: safeFileName(name, kind.extension) };
}

function isPdf(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(bytes.toString("latin1", 0, 64));
}

/** The old Word format shares its container with spreadsheets and installers; only Word has this stream. */
function isWordDocument(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(COMPOUND_FILE) && bytes.includes(WORD_STREAM);
}

/** Reads only the archive's directory, so that an archive bomb stays packed. Macros are rejected. */
function isDocx(bytes: Buffer): boolean {
  if (!bytes.subarray(0, 4).equals(ZIP)) return false;
  const names = new Set<string>();
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        unpacked += originalSize;
        if (names.add(name).size > MAX_ZIP_ENTRIES || unpacked > MAX_UNPACKED) throw new Error("too much in it");
        return false;
      },
    });
  } catch {
    return false;
  }
  return names.has("[Content_Types].xml") && names.has("word/document.xml") && !names.has("word/vbaProject.bin");
}
