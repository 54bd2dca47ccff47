import { containing, readKeyword, searchTextContains } from "../platform/search/keyword.ts";
import type { Placeholders } from "../platform/search/placeholders.ts";
import { type AgeRange, parseAgeRange } from "./age-range.ts";

/** Which seekers to find; what is given all applies, texts are contained in any case (docs/specification.md 5.8). */
export interface SeekerSearch {
  /** In the name, location, qualification, profession, a skill, cgpa, LinkedIn or GitHub. */
  readonly keyword?: string | null | undefined;
  readonly qualification?: string | null | undefined;
  readonly currentProfession?: string | null | undefined;
  /** In one of the skills. */
  readonly skills?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** As typed: `min-max`, see `parseAgeRange`. Who gave no date of birth is outside of every range. */
  readonly ageRange?: string | null | undefined;
  /** True: only those with a resume. */
  readonly resumeUploaded?: boolean | null | undefined;
}

/** The search as conditions on a row of `seekers`, columns without a table name. */
export interface SeekerConditions {
  readonly row: readonly string[];
  readonly lookUp: readonly string[];
}

/** Beyond every age, and small enough for a date to be counted back from. */
const NO_AGE = 300;

/** The age in whole years lies within the range, as a condition on the day of birth, which has an index. */
function ageWithin({ min, max }: AgeRange, placeholders: Placeholders): string {
  const yearsAgo = (years: number) =>
    `(now() at time zone 'utc')::date - make_interval(years => ${placeholders.add(Math.min(years, NO_AGE), "int")})`;
  return `dob <= ${yearsAgo(Math.ceil(min))} and dob > ${yearsAgo(Math.floor(max) + 1)}`;
}

/** Writes the search as conditions. `indexed` false: `lookUp` stays empty, for few rows that are found otherwise. */
export function seekerConditions(search: SeekerSearch, placeholders: Placeholders, indexed = true): SeekerConditions {
  const row: string[] = [];
  const lookUp: string[] = [];

  const keyword = readKeyword(search.keyword);
  if (keyword) {
    const contains = searchTextContains(keyword, placeholders, indexed);
    row.push(contains.row);
    lookUp.push(...contains.lookUp);
  }

  /** The search text contains each field, so its index finds those whose field may contain the words. */
  const field = (
    name: "qualification" | "currentProfession" | "location" | "skills",
    contains: (pattern: string) => string,
  ) => {
    const needle = readKeyword(search[name], name);
    if (!needle) return;
    row.push(contains(`lower(${placeholders.add(containing(needle), "text")})`));
    if (!indexed) return;
    const whole = searchTextContains(needle, placeholders);
    lookUp.push(whole.row, ...whole.lookUp);
  };
  field("qualification", (pattern) => `lower(qualification) like ${pattern}`);
  field("currentProfession", (pattern) => `lower(current_profession) like ${pattern}`);
  field("location", (pattern) => `lower(location) like ${pattern}`);
  field("skills", (pattern) => `exists (select from unnest(skills) as skill where lower(skill) like ${pattern})`);

  const age = parseAgeRange(search.ageRange);
  if (age) row.push(ageWithin(age, placeholders));
  if (search.resumeUploaded) row.push("resume_file_id is not null");
  return { row, lookUp };
}
