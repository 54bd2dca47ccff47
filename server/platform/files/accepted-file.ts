import type { UploadLimit } from "../../../shared/files.ts";
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

/**
 * Returns a file name without folders, without characters that systems reject in names, and without invisible
 * characters or those that change the reading direction (`exe.fdp` read backwards), ending in `extension`.
 */
export function safeFileName(name: string, extension: string): string {
  const base = name
    .normalize("NFC")
    .replace(/^.*[\\/]/s, "")
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*%;]+/gu, "")
    .replace(/\.[A-Za-z0-9]{1,5}$/, "")
    .replace(/\s+/g, " ")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  const characters = [...base].slice(0, LONGEST_NAME).join("").trim();
  return `${characters || "file"}.${extension}`;
}
