import { MAX_RESUME_PAGES } from "../../shared/assistant.ts";
import { AppError } from "../platform/errors.ts";
import { readResumeApart } from "../platform/files/read-resume.ts";
import type { ResumeProblem, ResumeText } from "../platform/files/resume-text.ts";

const PROBLEMS: Readonly<Record<ResumeProblem, string>> = {
  LOCKED: "This PDF is locked with a password. Save it without one and try again.",
  TOO_MANY_PAGES: `This resume has more than ${MAX_RESUME_PAGES} pages. Upload a shorter one.`,
  NO_TEXT: "This file has no text that can be read; it may be a scan. Upload a resume with text.",
  DAMAGED: "This file cannot be read; it may be damaged. Save it again and try once more.",
  TOO_SLOW: "This file takes too long to read. Save it again in a simpler form and try once more.",
};

const MASKING_READER = new URL("./read-masked-resume.worker", import.meta.url);

/** Reads a resume in a separate process, which also masks its contacts. @throws UNSUPPORTED_FILE with the reason */
export async function readResume(bytes: Buffer, mediaType: string): Promise<ResumeText> {
  const result = await readResumeApart(bytes, mediaType, MASKING_READER);
  if (typeof result === "string") throw new AppError("UNSUPPORTED_FILE", PROBLEMS[result]);
  return result;
}
