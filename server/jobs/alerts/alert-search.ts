import { createHash } from "node:crypto";
import type { Option } from "../../../shared/closed-list.ts";
import { JOBS_OF_ALERT } from "../../../shared/job-alerts.ts";
import { JOB_FILTERS } from "../../../shared/job-search-address.ts";
import { plainLine } from "../../../shared/text/plain-line.ts";
import type { JobSearch } from "../search/job-search.ts";

const MAX_NAME = 300;

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

const changeTexts = (search: JobSearch, change: (text: string) => string): JobSearch =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      typeof value === "string"
        ? change(value)
        : Array.isArray(value)
          ? value.map((one) => change(String(one)))
          : value,
    ]),
  );

/** Returns the values sorted and without duplicates; "Pune" and "pune" are the same. */
const inOrder = (values: readonly string[]): string[] =>
  [...new Map(values.filter(isGiven).map((value) => [value.toLowerCase(), value])).values()].sort();

/**
 * Returns a search in its stored form: without empty conditions, with texts on one line, as mails need them, and with
 * sorted lists, so that equal searches have equal texts.
 */
export function compactSearch(given: JobSearch): JobSearch {
  const { withinKm, ...filters } = changeTexts(given, plainLine);
  const search = { ...filters, ...(isGiven(filters.places) && withinKm && { withinKm }) };
  return Object.fromEntries(
    Object.entries(search)
      .map(([name, value]) => [name, Array.isArray(value) ? inOrder(value) : value] as const)
      .filter(([, value]) => isGiven(value))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Returns a hash that equal searches share and no others; "java" and "Java" find the same. */
export const searchHash = (search: JobSearch): Buffer<ArrayBuffer> =>
  createHash("sha256")
    .update(JSON.stringify(compactSearch(changeTexts(search, (text) => text.toLowerCase()))))
    .digest();

/** Whether a compacted search, which omits empty conditions, restricts anything: without conditions it finds every job. */
export const hasCondition = (search: JobSearch): boolean => Object.keys(search).length > 0;

/** A condition in words, and the lead-in it needs when it comes first. */
type Part = readonly [lead: string, words: string];

/** Returns an alert's name, made of the conditions of its search: `“java”, Pune, remote`, or `jobs at Acme`. */
export function alertName(search: JobSearch): string {
  const listed = JOB_FILTERS.flatMap(({ name, many, options }) => {
    const values = [search[name] ?? [], (many && search[many]) ?? []].flat();
    return [...new Set(values)].map((value) => labelOf(options, value));
  });
  const { keyword, places, withinKm, companies, salaryMin, salaryMax, payAtLeast, postedWithinDays } = search;
  const parts: Part[] = [
    ...(keyword ? [["", `“${keyword}”`] as const] : []),
    ...(places ?? []).map((place) => ["", place] as const),
    ...(withinKm ? [["", `within ${withinKm} km`] as const] : []),
    ...(companies ?? []).map((company) => [JOBS_OF_ALERT, `at ${company}`] as const),
    ...listed.map((label) => ["", label] as const),
    ...(isGiven(salaryMin) ? [[JOBS_OF_ALERT, `from ${salaryMin} LPA`] as const] : []),
    ...(isGiven(salaryMax) ? [[JOBS_OF_ALERT, `up to ${salaryMax} LPA`] as const] : []),
    ...(isGiven(payAtLeast) ? [[`${JOBS_OF_ALERT}of `, `${payAtLeast} LPA or more`] as const] : []),
    ...(postedWithinDays
      ? [
          [
            `${JOBS_OF_ALERT}of the `,
            postedWithinDays === 1 ? "last 24 hours" : `last ${postedWithinDays} days`,
          ] as const,
        ]
      : []),
    ...(search.excludeWords ?? []).map((word) => [JOBS_OF_ALERT, `without ${word}`] as const),
    ...(search.excludeCompanies ?? []).map((company) => [JOBS_OF_ALERT, `not at ${company}`] as const),
  ];
  const name = (parts[0]?.[0] ?? "") + parts.map(([, words]) => words).join(", ");
  return name.length > MAX_NAME ? `${[...name].slice(0, MAX_NAME - 1).join("")}…` : name;
}

const labelOf = (options: readonly Option<string>[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
