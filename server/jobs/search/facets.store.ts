import { SALARY_RANGES } from "../../../shared/jobs.options.ts";
import type { Reads } from "../../platform/database/reads.ts";
import { Placeholders } from "../../platform/search/placeholders.ts";
import { takesApplications } from "../job.store.ts";
import { jobIs } from "./conditions.sql.ts";
import { type FilterName, keywordConditions, namedConditions } from "./job-search-conditions.ts";
import type { PreparedSearch } from "./prepare-search.ts";
import { PLACE_NAME } from "./vocabulary.store.ts";

/** The properties by which jobs are counted. */
export type FacetName = Exclude<FilterName, "others">;

const RANGES = SALARY_RANGES.map(({ value, min, max }) => `('${value}', ${min}, ${max ?? "null"}::numeric)`).join(", ");

/** SQL: the values of a job; it counts for each of them. */
const VALUES_OF: Readonly<Record<FacetName, string>> = {
  jobTypes: "values (job_type::text)",
  workModes: "values (work_mode::text)",
  experienceLevels: "values (experience_level::text)",
  industries: "values (industry::text)",
  companySizes: "values (company_size::text)",
  places: "values (place)",
  companies: "values (company_name)",
  payAtLeast: `select lakh::text from unnest(array[3, 5, 8, 10, 12, 15]) as lakh
    where salary_min is not null and (salary_max is null or salary_max >= lakh)`,
  salaryMin: `select lakh::text from unnest(array[3, 5, 8, 10, 12, 15]) as lakh where ${jobIs.paidWithin([jobIs.paidFrom("lakh")])}
    union all select range from (values ${RANGES}) as ranges (range, low, high)
    where ${jobIs.paidWithin([jobIs.paidFrom("low"), `(high is null or ${jobIs.paidUpTo("high")})`])}`,
  postedWithinDays: `select days::text from unnest(array[1, 3, 7, 14, 30]) as days
    where created_at > now() - days * interval '1 day'`,
};
const NAMES = Object.keys(VALUES_OF) as FacetName[];

/** The number of jobs with a value, among those that meet all other conditions of the search. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface JobFacets {
  /** Most frequent values first. */
  readonly counts: Readonly<Record<FacetName, readonly FacetCount[]>>;
  /** Whether the counts are extrapolated from the newest jobs. */
  readonly areEstimated: boolean;
}

/** The number of open jobs to sample for a search that many may match. */
const NEWEST = 4_000;
/** Up to this number of jobs, all matches are counted instead. */
const FEW = 2_000;
/** The maximum number of values per facet. */
const MAX_VALUES = 20;

/**
 * Returns counts for each choice: exact when few jobs match or few are open, otherwise extrapolated from the newest.
 * @throws BAD_USER_INPUT
 */
export async function countFacets({ pool }: Pick<Reads, "pool">, prepared: PreparedSearch): Promise<JobFacets> {
  const { text, values } = facetStatement(prepared);
  const { rows } = await pool.query<{ facet: FacetName | "read"; value: string; n: number; open: number }>(
    text,
    values,
  );
  const read = rows.find(({ facet }) => facet === "read");
  const areEstimated = (read?.n ?? 0) >= NEWEST;
  const factor = areEstimated ? Math.max(1, (read?.open ?? 0) / NEWEST) : 1;
  const countsOf = (name: FacetName) =>
    rows
      .filter(({ facet, value }) => facet === name && value !== null && value !== "")
      .map(({ value, n }) => ({ value, count: areEstimated ? roughly(n * factor) : n }));
  const counts = Object.fromEntries(NAMES.map((name) => [name, countsOf(name)])) as Record<FacetName, FacetCount[]>;
  return { counts, areEstimated };
}

/** Rounds to two digits, the precision of an estimate. */
const roughly = (count: number) => (count < 100 ? Math.round(count) : Number(count.toPrecision(2)));

/** Returns the statement that counts. */
export function facetStatement(prepared: PreparedSearch) {
  const placeholders = new Placeholders();
  const named = namedConditions(prepared, placeholders);
  const estimate = prepared.words?.all.estimate ?? 0;
  const isFew = estimate > 0 && estimate <= FEW;
  // The newest jobs are read anyway: nothing is looked up.
  const keyword = keywordConditions(isFew ? prepared : { ...prepared, rarePart: null }, placeholders);
  const all = (conditions: readonly string[]) => (conditions.length > 0 ? conditions.join(" and ") : "true");
  const columns = `id, company_id, job_type, work_mode, experience_level, industry, company_size, company_name, salary_min, salary_max, created_at, updated_at,
    location, search_words, search_text`;
  const read = isFew
    ? `select ${columns} from jobs where ${takesApplications("jobs")} and ${all([...keyword.row, ...keyword.lookUp])} limit ${NEWEST}`
    : `select ${columns} from jobs where ${takesApplications("jobs")} order by created_at desc, id desc limit ${NEWEST}`;
  const fulfils = NAMES.map((name) => `(${all(named[name])}) as "is_${name}"`);
  const others = (name: FacetName) => NAMES.filter((other) => other !== name && named[other].length > 0);
  const facets = NAMES.map(
    (name) => `(
      select '${name}' as facet, value, count(*)::int as n, 0 as open
      from matching, lateral (${VALUES_OF[name]}) as given (value)
      where ${all(others(name).map((other) => `"is_${other}"`))}
      group by value order by n desc, value limit ${MAX_VALUES})`,
  );
  const text = `
    with read as materialized (${read}),
    matching as materialized (
      select job_type, work_mode, experience_level, industry, company_size, company_name, salary_min, salary_max, created_at, updated_at,
        ${PLACE_NAME} as place, ${fulfils.join(", ")}
      from read where ${all([...named.others, ...(isFew ? [] : keyword.row)])})
    select 'read' as facet, null as value, (select count(*) from read)::int as n,
      (select greatest(reltuples, 0) from pg_class where oid = 'jobs_open_newest'::regclass)::int as open
    union all ${facets.join(" union all ")}`;
  return { text, values: placeholders.values };
}
