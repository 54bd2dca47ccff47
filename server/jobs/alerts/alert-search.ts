import { createHash } from "node:crypto";
import type { Option } from "../../../shared/closed-list.ts";
import { JOB_FILTERS } from "../../../shared/job-search-address.ts";
import type { JobSearch } from "../search/job-search.ts";

const MAX_NAME = 300;

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** A search as it is stored: without what is empty and with lists in one order, so that the same search is the same text. */
export function compactSearch({ keyword, withinKm, ...filters }: JobSearch): JobSearch {
  const search = {
    keyword: keyword?.trim().replace(/\s+/g, " "),
    ...filters,
    ...(isGiven(filters.places) && withinKm && { withinKm }),
  };
  return Object.fromEntries(
    Object.entries(search)
      .filter(([, value]) => isGiven(value))
      .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].sort() : value])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

/** What the same searches have in common, and no others. */
export const searchHash = (search: JobSearch): Buffer<ArrayBuffer> =>
  createHash("sha256")
    .update(JSON.stringify(compactSearch(search)))
    .digest();

/** Whether it asks for anything. */
export const hasCondition = (search: JobSearch): boolean => Object.keys(search).length > 0;

/** An alert's name, made of the conditions of its search: `“java”, Pune, remote`. */
export function alertName(search: JobSearch): string {
  const listed = JOB_FILTERS.flatMap(({ name, many, options }) => {
    const values = [search[name] ?? [], (many && search[many]) ?? []].flat();
    return [...new Set(values)].map((value) => labelOf(options, value));
  });
  const { keyword, places, withinKm, companies, salaryMin, salaryMax, payAtLeast, postedWithinDays } = search;
  const parts = [
    ...(keyword ? [`“${keyword}”`] : []),
    ...(places ?? []),
    ...(withinKm ? [`within ${withinKm} km`] : []),
    ...(companies ?? []).map((company) => `at ${company}`),
    ...listed,
    ...(isGiven(salaryMin) ? [`from ${salaryMin} LPA`] : []),
    ...(isGiven(salaryMax) ? [`up to ${salaryMax} LPA`] : []),
    ...(isGiven(payAtLeast) ? [`${payAtLeast} LPA and more`] : []),
    ...(postedWithinDays ? [postedWithinDays === 1 ? "last 24 hours" : `last ${postedWithinDays} days`] : []),
    ...(search.excludeWords ?? []).map((word) => `without ${word}`),
    ...(search.excludeCompanies ?? []).map((company) => `not at ${company}`),
  ];
  const name = parts.join(", ");
  return name.length > MAX_NAME ? `${[...name].slice(0, MAX_NAME - 1).join("")}…` : name;
}

const labelOf = (options: readonly Option<string>[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
