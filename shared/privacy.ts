import type { Option } from "./closed-list.ts";

/** Why something is reported. */
export const REPORT_REASONS = [
  { value: "SPAM", label: "Spam or advertising" },
  { value: "FRAUD", label: "Fraud, or asking for money or papers" },
  { value: "ABUSE", label: "Insulting, threatening or hateful" },
  { value: "FAKE", label: "Fake, or pretending to be somebody else" },
  { value: "OTHER", label: "Something else" },
] as const satisfies readonly Option<string>[];

/** Characters of what one may write with a report. */
export const MAX_REPORT_NOTE = 1000;
