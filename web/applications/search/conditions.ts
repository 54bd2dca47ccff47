import { APPLICATION_SOURCES } from "../../../shared/applications.ts";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import type { AnswerDue, ApplicantOrder, ApplicationSource, SeekerFilter } from "../../generated/graphql.ts";
import {
  type ActiveFilter,
  peopleChipsOf,
  peopleFilterOf,
  withoutPeopleConditions,
} from "../../seekers/people-filters.ts";
import { longDate } from "../../ui/dates.ts";
import { withParameter } from "../../ui/forms/use-search-address.ts";

/** The filters and order of a list of applicants; `null` conditions do not filter. */
export interface ApplicantConditions {
  readonly filter: SeekerFilter | null;
  /** Words in the resume's text. */
  readonly resumeSearch: string | null;
  readonly tag: string | null;
  /** Applicants waiting for an answer that is due then. */
  readonly due: AnswerDue | null;
  readonly source: ApplicationSource | null;
  /** True: only applicants without a known source. */
  readonly withoutSource: boolean | null;
  /** The first day of the week in which they applied. */
  readonly week: string | null;
  /** True: only applicants whose answers meet all requirements; false: only the others. */
  readonly meetsRequirements: boolean | null;
  readonly order: ApplicantOrder;
}

/** The available orders. */
export const ORDERS = [
  { value: "NEWEST", label: "Newest" },
  { value: "OLDEST", label: "Oldest" },
  { value: "DUE", label: "Response due" },
  { value: "NAME", label: "Name" },
  { value: "EXPERIENCE", label: "Experience" },
  { value: "UNMET_REQUIREMENTS", label: "Requirements not met" },
] as const satisfies readonly { value: ApplicantOrder; label: string }[];

/** The available due dates. */
export const DUE_DAYS = [
  { value: "PASSED", label: "Response overdue" },
  { value: "TODAY", label: "Due today" },
  { value: "WEEK", label: "Due within 7 days" },
] as const satisfies readonly { value: AnswerDue; label: string }[];

/** The available sources; the last one is for applicants without a known source. */
export const NO_SOURCE = "NONE";
export const SOURCES = [...APPLICATION_SOURCES, { value: NO_SOURCE, label: "Unknown source" }] as const;

/** What the answers can be filtered by. */
export const REQUIREMENTS = [
  { value: "NOT_MET", label: "Requirements not met", meets: false },
  { value: "MET", label: "Requirements met", meets: true },
] as const;

const RESUME = "resume";
const TAG = "tag";
const ORDER = "order";
const DUE = "due";
const SOURCE = "source";
const WEEK = "week";
const REQUIRED = "requirements";
const NAMES = [RESUME, TAG, DUE, SOURCE, WEEK, REQUIRED] as const;
export type ConditionName = (typeof NAMES)[number];

/** Reads the conditions from the address. */
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
    meetsRequirements: REQUIREMENTS.find(({ value }) => value === search.get(REQUIRED))?.meets ?? null,
    order: ORDERS.find(({ value }) => value === search.get(ORDER))?.value ?? "NEWEST",
  };
}

/** The conditions that affect the counts. */
export const countedBy = ({ order: _, ...conditions }: ApplicantConditions) => conditions;

/** Whether any filter is active. */
export const isNarrowed = (conditions: ApplicantConditions): boolean =>
  Object.values(countedBy(conditions)).some((condition) => condition !== null);

/** The active filters, as removable chips. */
export const conditionChips = ({
  filter,
  resumeSearch,
  tag,
  due,
  source,
  withoutSource,
  week,
  meetsRequirements,
}: ApplicantConditions): ActiveFilter[] => [
  ...peopleChipsOf(filter),
  ...(resumeSearch ? [{ key: RESUME, label: `Resume: ${resumeSearch}` }] : []),
  ...(tag ? [{ key: TAG, label: `Tag: ${tag}` }] : []),
  ...DUE_DAYS.filter(({ value }) => value === due).map(({ label }) => ({ key: DUE, label })),
  ...SOURCES.filter(({ value }) => value === (withoutSource ? NO_SOURCE : source)).map(({ label }) => ({
    ...{ key: SOURCE, label: `From: ${label}` },
  })),
  ...(week ? [{ key: WEEK, label: `Week of ${longDate(week)}` }] : []),
  ...REQUIREMENTS.filter(({ meets }) => meets === meetsRequirements).map(({ label }) => ({ key: REQUIRED, label })),
];

/** Changed conditions start at the first match: the opened applicant may not match, or may be anywhere. */
const OPENED = "applicant";

/** Returns the address with another condition; an empty one is removed. */
export const withCondition = (search: URLSearchParams, name: ConditionName, value: string): URLSearchParams =>
  withParameter(withParameter(search, OPENED, null), name, value.trim());

/** Returns the address with another order. */
export const withOrder = (search: URLSearchParams, order: string): URLSearchParams =>
  withParameter(search, ORDER, order === "NEWEST" ? null : order);

/** Removes one condition from the address, or all of them. */
export function withoutConditions(search: URLSearchParams, key?: string): URLSearchParams {
  const next = withoutPeopleConditions(search, key);
  for (const name of key ? [OPENED] : [OPENED, ...NAMES]) next.delete(name);
  return next;
}
