import { markdownAsLine } from "../platform/text/markdown.ts";
import { shortened } from "../platform/text/shortened.ts";

const MAX_SUMMARY = 300;

/** Returns the beginning of a company's description, on one line, for pages about its jobs. */
export const companySummary = (about: string): string => shortened(markdownAsLine(about), MAX_SUMMARY);
