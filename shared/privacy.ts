import type { Option } from "./closed-list.ts";

/** Reasons for a report. */
export const REPORT_REASONS = [
  { value: "SPAM", label: "Spam or advertising" },
  { value: "FRAUD", label: "Fraud, or asking for money or documents" },
  { value: "ABUSE", label: "Insulting, threatening or hateful" },
  { value: "FAKE", label: "Fake, or pretending to be someone else" },
  { value: "OTHER", label: "Something else" },
] as const satisfies readonly Option<string>[];

/** Maximum length of a report's note, in characters. */
export const MAX_REPORT_NOTE = 1000;
