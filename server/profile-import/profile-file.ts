import { PROFILE_FILE_UPLOAD } from "../../shared/files.ts";
import { acceptProfileDocument } from "../platform/files/accept-resume.ts";
import { assertSize } from "../platform/files/accepted-file.ts";
import { ZIP } from "../platform/files/name-format.ts";
import { DamagedZip } from "../platform/files/read-zip.ts";
import { isLinkedInExport } from "./linkedin.ts";

export const JSON_RESUME = "application/json";
export const LINKEDIN_EXPORT = "application/zip";

/** Returns the media type of a file from which a profile is read, by its content. @throws FILE_TOO_LARGE, UNSUPPORTED_FILE */
export async function formatOf(bytes: Buffer, name: string): Promise<string> {
  assertSize(bytes, PROFILE_FILE_UPLOAD);
  if (/^(?:\xef\xbb\xbf)?\s*\{\s*["}]/.test(bytes.toString("latin1", 0, 512))) return JSON_RESUME;
  if (isLinkedIn(bytes)) return LINKEDIN_EXPORT;
  return (await acceptProfileDocument(bytes, name)).mediaType;
}

function isLinkedIn(bytes: Buffer): boolean {
  try {
    return bytes.subarray(0, 4).equals(ZIP) && isLinkedInExport(bytes);
  } catch (error) {
    if (error instanceof DamagedZip) return false;
    throw error;
  }
}
