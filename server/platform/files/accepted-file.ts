import type { UploadLimit } from "../../../shared/files.ts";
import { plainLine } from "../../../shared/text/plain-line.ts";
import { AppError } from "../errors.ts";

/** An inspected upload: its type was determined from its content. */
export interface AcceptedFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The sanitized original name, with the extension of the actual type. */
  readonly name: string;
}

/** Checks the size of an upload. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE if it is empty */
export function assertSize(bytes: Buffer, limit: UploadLimit): void {
  if (bytes.length === 0) throw new AppError("UNSUPPORTED_FILE", "The file is empty.");
  if (bytes.length > limit.maxBytes) throw new AppError("FILE_TOO_LARGE", limit.tooLarge);
}

const LONGEST_NAME = 100;

/** Anything else after a dot belongs to the name: "Dr.Rao". */
const EXTENSION =
  /\.(?:bat|bmp|cmd|com|docm|docx?|dotx?|exe|gif|heic|html?|jpe?g|js|mht|msi|odt|pages|pdf|png|rtf|scr|svg|tiff?|txt|webp|xml|zip)$/i;

/**
 * Returns a file name without folders, without characters that systems reject in names, and without invisible
 * characters or those that change the reading direction (`exe.fdp` read backwards), ending in `extension`.
 */
export function safeFileName(name: string, extension: string): string {
  const line = name
    .normalize("NFC")
    .replace(/^.*[\\/]/s, "")
    // Browsers send quotes and line breaks in names like this.
    .replace(/%(?:22|0A|0D)/gi, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}<>:"|?*%;]+/gu, "");
  const base = plainLine(line)
    .replace(/\p{Cn}+/gu, "")
    .replace(EXTENSION, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const characters = [...base].slice(0, LONGEST_NAME).join("").trim();
  return `${characters || "file"}.${extension}`;
}
