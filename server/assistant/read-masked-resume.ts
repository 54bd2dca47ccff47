import { AppError } from "../platform/errors.ts";
import { readResumeApart } from "../platform/files/read-resume.ts";
import type { ResumeText } from "../platform/files/resume-text.ts";
import { UNREADABLE } from "../platform/files/unreadable.ts";

const MASKING_READER = new URL("./read-masked-resume.worker", import.meta.url);

/** Reads a resume in a separate process, which also masks its contacts. @throws UNSUPPORTED_FILE with the reason */
export async function readResume(bytes: Buffer, mediaType: string): Promise<ResumeText> {
  const result = await readResumeApart(bytes, mediaType, MASKING_READER);
  if (typeof result === "string") throw new AppError("UNSUPPORTED_FILE", UNREADABLE[result]);
  return result;
}
