export const COMPOUND_FILE = Buffer.from("d0cf11e0a1b11ae1", "hex");
export const ZIP = Buffer.from("504b0304", "hex");
/** Word and Excel put an encrypted DOCX or XLSX into a container with this stream. */
const ENCRYPTED_STREAM = Buffer.from("EncryptedPackage", "utf16le");

/** By the first bytes, as Latin-1. */
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM|RIFF....WEBP|II\*\0|MM\0\*|....ftyp(?:heic|heix|mif1|msf1|avif))/s;
const WEB_PAGE = /^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html|<head|<body|MIME-Version:)/i;
const WORD_2003 = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*>.{0,200}Word\.Document/s;

/** Returns a sentence that names a file which is no document we accept, and says what to do; empty for unknown formats. */
export function nameFormat(bytes: Buffer): string {
  const start = bytes.toString("latin1", 0, 512);
  if (start.startsWith("{\\rtf")) return "This file is actually RTF. Save it as PDF.";
  if (WEB_PAGE.test(start)) return "This file is actually a web page. Open it in a browser, and print it as PDF.";
  if (WORD_2003.test(start)) return "This file is actually XML. Open it in Word, and save it as PDF.";
  if (PICTURE.test(start)) return "This file is a picture. Upload the document itself, with its text.";
  if (bytes.subarray(0, 8).equals(COMPOUND_FILE)) {
    return bytes.includes(ENCRYPTED_STREAM)
      ? "This document has a password. Save it without one."
      : "This file is not actually a Word document. Save it as PDF.";
  }
  return isPlainText(bytes) ? "This file is plain text. Save it as PDF." : "";
}

function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return !/[^\P{Cc}\t\r\n\f]/u.test(text);
  } catch {
    return false;
  }
}
