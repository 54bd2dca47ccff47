import { APPLICATION_SOURCES } from "../../../shared/applications.ts";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { AnswerDue, ApplicantOrder, ApplicationSource, SeekerFilter } from "../../generated/graphql.ts";
import { peopleChipsOf, peopleFilterOf, withoutPeopleConditions } from "../../seekers/people-filters.ts";
import { longDate } from "../../ui/dates.ts";
import { withParameter } from "../../ui/forms/use-search-address.ts";
import type { ActiveFilter } from "../../ui/lists/filter-chips.tsx";

/** Which applicants are listed, and in which order; `null` conditions leave nobody out. */
export interface ApplicantConditions {
  readonly filter: SeekerFilter | null;
  /** Words in the text of the resume. */
  readonly resumeSearch: string | null;
  readonly tag: string | null;
  /** Those who wait for an answer that is due then. */
  readonly due: AnswerDue | null;
  readonly source: ApplicationSource | null;
  /** True: those alone of whom no source is known. */
  readonly withoutSource: boolean | null;
  /** The first day of the week in which they came. */
  readonly week: string | null;
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

/** When an answer is due, as one chooses it. */
export const DUE_DAYS = [
  { value: "PASSED", label: "Answer overdue" },
  { value: "TODAY", label: "Due today" },
  { value: "WEEK", label: "Due in 7 days" },
] as const satisfies readonly { value: AnswerDue; label: string }[];

/** Where applicants came from, as one chooses it; the last are those of whom it is not known. */
export const NO_SOURCE = "NONE";
export const SOURCES = [...APPLICATION_SOURCES, { value: NO_SOURCE, label: "Not known" }] as const;

const RESUME = "resume";
const TAG = "tag";
const ORDER = "order";
const DUE = "due";
const SOURCE = "source";
const WEEK = "week";

/** What the address asks for. */
export function conditionsOf(search: URLSearchParams): ApplicantConditions {
  const week = search.get(WEEK) ?? "";
  return {
    filter: peopleFilterOf(search),
    resumeSearch: search.get(RESUME)?.trim().slice(0, MAX_SEARCH_KEYWORD) || null,
    tag: search.get(TAG) || null,
    due: DUE_DAYS.find(({ value }) => value === search.get(DUE))?.value ?? null,
    source: APPLICATION_SOURCES.find(({ value }) => value === search.get(SOURCE))?.value ?? null,
    withoutSource: search.get(SOURCE) === NO_SOURCE || null,
    week: /^\d{4}-\d\d-\d\d$/.test(week) && !Number.isNaN(Date.parse(week)) ? week : null,
    order: ORDERS.find(({ value }) => value === search.get(ORDER))?.value ?? "NEWEST",
  };
}

/** Those that decide who is counted. */
export const countedBy = ({ order: _, ...conditions }: ApplicantConditions) => conditions;

/** Whether somebody may be left out. */
export const isNarrowed = (conditions: ApplicantConditions): boolean =>
  Object.values(countedBy(conditions)).some((condition) => condition !== null);

/** What is active, as removable chips. */
export const conditionChips = ({
  filter,
  resumeSearch,
  tag,
  due,
  source,
  withoutSource,
  week,
}: ApplicantConditions): ActiveFilter[] => [
  ...peopleChipsOf(filter),
  ...(resumeSearch ? [{ key: RESUME, label: `Resume: ${resumeSearch}` }] : []),
  ...(tag ? [{ key: TAG, label: `Tag: ${tag}` }] : []),
  ...DUE_DAYS.filter(({ value }) => value === due).map(({ label }) => ({ key: DUE, label })),
  ...SOURCES.filter(({ value }) => value === (withoutSource ? NO_SOURCE : source)).map(({ label }) => ({
    ...{ key: SOURCE, label: `From: ${label}` },
  })),
  ...(week ? [{ key: WEEK, label: `Week of ${longDate(week)}` }] : []),
];

/** Other conditions begin at the first who is found: whoever is opened may be none of them, or stand anywhere. */
const OPENED = "applicant";

/** The address with other words, another tag or another order; null takes it away. */
export const withResumeSearch = (search: URLSearchParams, words: string): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), RESUME, words.trim() || null);
export const withTag = (search: URLSearchParams, tag: string | null): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), TAG, tag);
export const withDue = (search: URLSearchParams, due: string | null): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), DUE, due);
export const withSource = (search: URLSearchParams, source: string | null): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), SOURCE, source);
export const withOrder = (search: URLSearchParams, order: string): URLSearchParams =>
  withParameter(search, ORDER, order === "NEWEST" ? null : order);

/** The address without one condition, or without any. */
export function withoutConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = withoutPeopleConditions(search, key);
  for (const name of key ? [OPENED] : [OPENED, RESUME, TAG, DUE, SOURCE, WEEK]) next.delete(name);
  return next;
}
