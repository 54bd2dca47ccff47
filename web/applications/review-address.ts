import { applicantsPath, reviewPath } from "../../shared/recruiters.ts";
import type { Decision, ReviewCountsQuery } from "../generated/graphql.ts";
import { APPLICANT_TABS, tabOf, withTab } from "./applicants/applicant-tabs.ts";

/** The applications to review: one status or all; within Applied optionally one stage. */
export interface ReviewTab {
  readonly status: Decision | null;
  readonly stageId: string | null;
}

/** The value of the tab with every status in the address. */
export const ALL = "ALL" as const;

/** Returns the tab in the address. */
export function reviewTabOf(search: URLSearchParams): ReviewTab {
  const status = search.get("tab") === ALL ? null : tabOf(search);
  return { status, stageId: status === "APPLIED" ? search.get("stage") : null };
}

/** Returns the address with another tab, and no applicant opened. */
export function withReviewTab(search: URLSearchParams, { status, stageId }: ReviewTab): URLSearchParams {
  const next = withTab(search, status ?? "APPLIED");
  if (status === null) next.set("tab", ALL);
  if (stageId) next.set("stage", stageId);
  else next.delete("stage");
  next.delete("applicant");
  return next;
}

/** The statuses to choose from. */
export const REVIEW_STATES = [{ value: null, label: "All", count: "all" }, ...APPLICANT_TABS] as const;

/** Returns how many applications a tab has now; null until they are counted. */
export const countIn = (
  counts: ReviewCountsQuery["applicantCounts"] | null,
  { status, stageId }: ReviewTab,
): number | null => {
  if (stageId) return counts?.stages.find(({ stage }) => stage.id === stageId)?.count ?? null;
  const state = REVIEW_STATES.find(({ value }) => value === status);
  return (state && counts?.[state.count]) ?? null;
};

/** The addresses of a job's applicants, and of the board and the review for a tab and filters. */
const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);
export const applicantsAddress = (jobId: string, search = new URLSearchParams()): string =>
  withSearch(applicantsPath(jobId), search);
/** Any status. */
export const EVERYBODY = { tab: ALL };

/** The address of the applicants of all jobs, such as those with `?due=TODAY`. */
export const allApplicantsAddress = (search: Readonly<Record<string, string>>): string =>
  withSearch("/main-recruiter/applicants", new URLSearchParams(search));
export const boardAddress = (jobId: string, search: URLSearchParams): string =>
  withSearch(`${applicantsAddress(jobId)}/board`, search);
export const reviewAddress = (jobId: string, search: URLSearchParams): string => withSearch(reviewPath(jobId), search);

/** State of the history entry of the review: Back leads to the applicants. */
export const OPENED_FROM_APPLICANTS = "from-applicants";
