import { markdownAsLine } from "../platform/text/markdown.ts";
import { shortened } from "../platform/text/shortened.ts";

const MAX_SUMMARY = 300;

/** The beginning of what a company says of itself, on one line, for pages about its jobs. */
export const companySummary = (about: string): string => shortened(markdownAsLine(about), MAX_SUMMARY);
