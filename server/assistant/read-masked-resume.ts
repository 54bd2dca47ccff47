import { AppError } from "../platform/errors.ts";
import { readResumeApart } from "../platform/files/read-resume.ts";
import type { ResumeText } from "../platform/files/resume-text.ts";
import { UNREADABLE } from "../platform/files/unreadable.ts";

const MASKING_READER = new URL("./read-masked-resume.worker", import.meta.url);

/**
 * Reads a resume for an account in a separate process, which also masks its contacts. `signal`: ends the reading.
 * @throws UNSUPPORTED_FILE with the reason, OVERLOADED, RATE_LIMITED
 */
export async function readResume(
  bytes: Buffer,
  mediaType: string,
  accountId: string,
  signal?: AbortSignal,
): Promise<ResumeText> {
  const result = await readResumeApart(bytes, mediaType, { accountId, reader: MASKING_READER, signal });
  if (typeof result === "string") throw new AppError("UNSUPPORTED_FILE", UNREADABLE[result]);
  return result;
}
