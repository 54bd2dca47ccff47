import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { ApplicantOrder, SeekerFilter } from "../../generated/graphql.ts";
import { peopleChipsOf, peopleFilterOf, withoutPeopleConditions } from "../../seekers/people-filters.ts";
import type { ActiveFilter } from "../../ui/filter-chips.tsx";
import { withParameter } from "../../ui/use-search-address.ts";

/** Which of a job's applicants are listed, and in which order; `null` conditions leave nobody out. */
export interface ApplicantConditions {
  readonly filter: SeekerFilter | null;
  /** Words in the text of the resume. */
  readonly resumeSearch: string | null;
  readonly tag: string | null;
  readonly order: ApplicantOrder;
}

/** The orders, as one chooses them. */
export const ORDERS = [
  { value: "NEWEST", label: "Newest" },
  { value: "OLDEST", label: "Oldest" },
  { value: "DUE", label: "Answer due" },
  { value: "NAME", label: "Name" },
  { value: "EXPERIENCE", label: "Experience" },
] as const satisfies readonly { value: ApplicantOrder; label: string }[];

const RESUME = "resume";
const TAG = "tag";
const ORDER = "order";

/** What the address asks for. */
export function conditionsOf(search: URLSearchParams): ApplicantConditions {
  return {
    filter: peopleFilterOf(search),
    resumeSearch: search.get(RESUME)?.trim().slice(0, MAX_SEARCH_KEYWORD) || null,
    tag: search.get(TAG) || null,
    order: ORDERS.find(({ value }) => value === search.get(ORDER))?.value ?? "NEWEST",
  };
}

/** Those that decide who is counted. */
export const countedBy = ({ order: _, ...conditions }: ApplicantConditions) => conditions;

/** Whether somebody may be left out. */
export const isNarrowed = ({ filter, resumeSearch, tag }: ApplicantConditions): boolean =>
  filter !== null || resumeSearch !== null || tag !== null;

/** What is active, as removable chips. */
export const conditionChips = ({ filter, resumeSearch, tag }: ApplicantConditions): ActiveFilter[] => [
  ...peopleChipsOf(filter),
  ...(resumeSearch ? [{ key: RESUME, label: `Resume: ${resumeSearch}` }] : []),
  ...(tag ? [{ key: TAG, label: `Tag: ${tag}` }] : []),
];

/** Whoever is opened may be none of those that are found then. */
const OPENED = "applicant";

/** The address with other words, another tag or another order; null takes it away. */
export const withResumeSearch = (search: URLSearchParams, words: string): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), RESUME, words.trim() || null);
export const withTag = (search: URLSearchParams, tag: string | null): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), TAG, tag);
export const withOrder = (search: URLSearchParams, order: string): URLSearchParams =>
  withParameter(search, ORDER, order === "NEWEST" ? null : order);

/** The address without one condition, or without any. */
export function withoutConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = withoutPeopleConditions(search, key);
  for (const name of key ? [] : [RESUME, TAG]) next.delete(name);
  return next;
}
