import { REPORT_KINDS } from "../../../shared/operators.options.ts";
import { REPORT_REASONS } from "../../../shared/privacy.ts";
import type { CaseAssignee, ReportCaseSearchInput } from "../../generated/graphql.ts";

/** Who works on a case. */
export const CASE_WORK = [
  { value: "MINE", label: "Me" },
  { value: "NOBODY", label: "No one" },
] as const;

/** The orders of pending cases. */
export const CASE_ORDERS = [
  { value: "OLDEST", label: "Oldest first" },
  { value: "MOST_REPORTS", label: "Most reports first" },
] as const;

const ASSIGNEES: Record<(typeof CASE_WORK)[number]["value"], CaseAssignee[]> = {
  MINE: ["VIEWER"],
  NOBODY: ["NOBODY"],
};

const optionIn = <Value extends string>(options: readonly { readonly value: Value }[], given: string | null) =>
  options.find(({ value }) => value === given)?.value ?? null;

/** The choices in the address of the queue and of a case opened from it. */
export const caseChoicesOf = (params: URLSearchParams) => ({
  kind: optionIn(REPORT_KINDS, params.get("kind")),
  reason: optionIn(REPORT_REASONS, params.get("reason")),
  work: optionIn(CASE_WORK, params.get("work")),
  order: optionIn(CASE_ORDERS, params.get("order")) ?? "OLDEST",
  words: params.get("search")?.trim() ?? "",
});

/** Converts an address to the query's conditions. */
export function caseSearchOf(params: URLSearchParams): ReportCaseSearchInput {
  const { kind, reason, work, order, words } = caseChoicesOf(params);
  if (params.get("state") === "DECIDED") return { state: "DECIDED", kind, reason, words };
  return { state: "WAITING", kind, reason, words, order, assignees: work && ASSIGNEES[work] };
}

/** The conditions of the case to work on next: as in the queue, and not what another operator works on. */
export function nextSearchOf(params: URLSearchParams): ReportCaseSearchInput {
  const { kind, reason, work, order, words } = caseChoicesOf(params);
  const assignees: CaseAssignee[] = work ? ASSIGNEES[work] : ["VIEWER", "NOBODY"];
  return { state: "WAITING", kind, reason, words, order, assignees };
}
