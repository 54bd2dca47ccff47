import type { Decision } from "../generated/graphql.ts";
import { APPLICANT_TABS, tabOf, withTab } from "./applicants/applicant-tabs.ts";

/** Whom one reviews: those of one state, or everybody; of Applied perhaps those of one stage. */
export interface ReviewTab {
  readonly status: Decision | null;
  readonly stageId: string | null;
}

/** The tab of everybody, as the address has it. */
export const ALL = "ALL" as const;

/** The tab that the address names. */
export function reviewTabOf(search: URLSearchParams): ReviewTab {
  const status = search.get("tab") === ALL ? null : tabOf(search);
  return { status, stageId: status === "APPLIED" ? search.get("stage") : null };
}

/** The address with another tab, and nobody opened. */
export function withReviewTab(search: URLSearchParams, { status, stageId }: ReviewTab): URLSearchParams {
  const next = withTab(search, status ?? "APPLIED");
  if (status === null) next.set("tab", ALL);
  if (stageId) next.set("stage", stageId);
  else next.delete("stage");
  next.delete("applicant");
  return next;
}

/** The states that one chooses from. */
export const REVIEW_STATES = [{ value: null, label: "All", count: "all" }, ...APPLICANT_TABS] as const;

/** Where a job's applicants are, and where one works through those of a tab and a filter. */
const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);
export const applicantsAddress = (jobId: string, search = new URLSearchParams()): string =>
  withSearch(`/main-recruiter/applicants/${jobId}`, search);
/** Whatever was decided. */
export const EVERYBODY = { tab: ALL };

/** The applicants of all jobs, such as those with `?due=TODAY`. */
export const allApplicantsAddress = (search: Readonly<Record<string, string>>): string =>
  withSearch("/main-recruiter/applicants", new URLSearchParams(search));
export const boardAddress = (jobId: string, search: URLSearchParams): string =>
  withSearch(`${applicantsAddress(jobId)}/board`, search);
export const reviewAddress = (jobId: string, search: URLSearchParams): string =>
  withSearch(`${applicantsAddress(jobId)}/review`, search);

/** In the state of the review's address: Back leads to the applicants. */
export const OPENED_FROM_APPLICANTS = "from-applicants";
