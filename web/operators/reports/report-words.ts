import { labelOf } from "../../../shared/closed-list.ts";
import { REPORT_KINDS, REPORT_OUTCOMES } from "../../../shared/operators.options.ts";
import type { ReportCaseFragment, ReportReason } from "../../generated/graphql.ts";

/** The reasons in one word each, for counts. */
const IN_A_WORD: Record<ReportReason, string> = {
  SPAM: "spam",
  FRAUD: "fraud",
  ABUSE: "abuse",
  FAKE: "a fake",
  OTHER: "something else",
};

/** What is reported: "Welder, Acme", or the name of a person. */
function thingOf({ kind, title, companyName }: Pick<ReportCaseFragment, "kind" | "title" | "companyName">) {
  if (kind === "JOB" || kind === "OFFER")
    return [title, companyName].filter(Boolean).join(", ") || `a deleted ${kind.toLowerCase()}`;
  return title ?? "a deleted account";
}

/** The kind of thing and what it is: "Job: Welder, Acme". */
export const caseTitle = (reportCase: Pick<ReportCaseFragment, "kind" | "title" | "companyName">): string =>
  `${labelOf(REPORT_KINDS, reportCase.kind)}: ${thingOf(reportCase)}`;

/** "13 reports". */
export const countedReports = (count: number): string => (count === 1 ? "1 report" : `${count} reports`);

/** What follows the number of reports: " of fraud", or ": 5 of fraud, 4 of spam". */
export const countedReasons = (reasons: ReportCaseFragment["reasons"]): string => {
  const [first, ...others] = reasons;
  if (first && others.length === 0) return ` of ${IN_A_WORD[first.reason]}`;
  return `: ${reasons.map(({ reason, count }) => `${count} of ${IN_A_WORD[reason]}`).join(", ")}`;
};

/** The operator working on it, or its outcome. */
export function stateLabel({
  outcome,
  decidedBy,
  takenBy,
  isTakenByViewer,
}: Pick<ReportCaseFragment, "outcome" | "decidedBy" | "takenBy" | "isTakenByViewer">): string {
  if (outcome) return `${labelOf(REPORT_OUTCOMES, outcome)}${decidedBy ? ` by ${decidedBy}` : ""}`;
  if (isTakenByViewer) return "Assigned to you";
  return takenBy ? `Assigned to ${takenBy}` : "Unassigned";
}
