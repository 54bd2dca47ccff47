import { languageCode } from "../../shared/profiles/languages.ts";
import { containing, readKeyword, searchTextContains } from "../platform/search/keyword.ts";
import type { Placeholders } from "../platform/search/placeholders.ts";
import { type AgeRange, parseAgeRange } from "./age-range.ts";

/**
 * Search conditions for seekers; a seeker must meet all of them; texts are case-insensitive substrings
 * (docs/specification.md 5.8).
 */
export interface SeekerSearch {
  /** In the name, location, qualification, profession, a skill, CGPA, LinkedIn or GitHub. */
  readonly keyword?: string | null | undefined;
  readonly qualification?: string | null | undefined;
  readonly currentProfession?: string | null | undefined;
  /** In one of the skills. */
  readonly skills?: string | null | undefined;
  readonly location?: string | null | undefined;
  /** As typed: `min-max`, see `parseAgeRange`. Seekers without a date of birth are outside of every range. */
  readonly ageRange?: string | null | undefined;
  /** A code or an English name. */
  readonly language?: string | null | undefined;
  readonly maxNoticeDays?: number | null | undefined;
  /** In one of the preferred locations. */
  readonly placeWanted?: string | null | undefined;
  /** True: only seekers with a resume. */
  readonly resumeUploaded?: boolean | null | undefined;
}

/** The search as conditions on a row of `seekers`, with unqualified columns. */
export interface SeekerConditions {
  readonly row: readonly string[];
  readonly lookUp: readonly string[];
}

/** Beyond any age, yet small enough for date arithmetic. */
const NO_AGE = 300;

/** Returns the condition that the age in whole years is within the range, expressed on the indexed date of birth. */
function ageWithin({ min, max }: AgeRange, placeholders: Placeholders): string {
  const yearsAgo = (years: number) =>
    `(now() at time zone 'utc')::date - make_interval(years => ${placeholders.add(Math.min(years, NO_AGE), "int")})`;
  return `dob <= ${yearsAgo(Math.ceil(min))} and dob > ${yearsAgo(Math.floor(max) + 1)}`;
}

/** Returns the search as conditions. `indexed` false: `lookUp` stays empty, for few rows that are found otherwise. */
export function seekerConditions(search: SeekerSearch, placeholders: Placeholders, indexed = true): SeekerConditions {
  const row: string[] = [];
  const lookUp: string[] = [];

  const keyword = readKeyword(search.keyword);
  if (keyword) {
    const contains = searchTextContains(keyword, placeholders, indexed);
    row.push(contains.row);
    lookUp.push(...contains.lookUp);
  }

  /** The search text contains each field, so its index finds the rows whose field may contain the words. */
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
  const language = readKeyword(search.language, "language");
  if (language)
    row.push(
      `id in (select seeker_id from spoken_languages where language = ${placeholders.add(languageCode(language), "text")})`,
    );
  if (search.maxNoticeDays != null) row.push(`notice_days <= ${placeholders.add(search.maxNoticeDays, "int")}`);
  const place = readKeyword(search.placeWanted, "placeWanted");
  // As indexed.
  if (place)
    row.push(
      `places_wanted <> '{}' and places_text(places_wanted) like lower(${placeholders.add(containing(place), "text")})`,
    );
  if (search.resumeUploaded) row.push("resume_file_id is not null");
  return { row, lookUp };
}
