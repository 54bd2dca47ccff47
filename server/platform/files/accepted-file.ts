import type { UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../errors.ts";

/** An upload that was looked into: what it is was decided from its content. */
export interface AcceptedFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  /** The person's name for it, made safe, with the extension of what it is. */
  readonly name: string;
}

/** @throws FILE_TOO_LARGE, UNSUPPORTED_FILE when it is empty */
export function assertSize(bytes: Buffer, limit: UploadLimit): void {
  if (bytes.length === 0) throw new AppError("UNSUPPORTED_FILE", "The file is empty.");
  if (bytes.length > limit.maxBytes) throw new AppError("FILE_TOO_LARGE", limit.tooLarge);
}

const LONGEST_NAME = 100;

/**
 * A person's file name without folders, without what systems refuse in names, and without characters that are not seen or
 * turn the reading direction (`exe.fdp` read backwards), ending in `extension`.
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
