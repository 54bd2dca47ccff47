import { MAX_RESUME_PAGES } from "../../../shared/assistant.ts";
import type { ResumeProblem } from "./resume-text.ts";

/** Why a file cannot be read, and what to do, for the person. */
export const UNREADABLE: Readonly<Record<ResumeProblem, string>> = {
  LOCKED: "This PDF is locked with a password. Save it without one and try again.",
  TOO_MANY_PAGES: `This resume has more than ${MAX_RESUME_PAGES} pages. Upload a shorter one.`,
  NO_TEXT: "This file has no text that can be read; it may be a scan. Upload a resume with text.",
  DAMAGED: "This file cannot be read. It may be damaged. Save it again, then try again.",
  TOO_SLOW: "This file takes too long to read. Save it again in a simpler form, then try again.",
};
