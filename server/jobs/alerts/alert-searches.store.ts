import type { Database, Transaction } from "../../platform/database/database.ts";
import type { JobSearch } from "../search/job-search.ts";
import type { AlertConditions } from "./alert-conditions.ts";
import { searchHash } from "./alert-search.ts";

/** A search that at least one alert uses. */
export interface AlertSearch {
  readonly id: bigint;
  readonly search: JobSearch;
}

/** A search with its conditions. */
export interface SearchToStore {
  readonly search: JobSearch;
  readonly conditions: AlertConditions;
}

/**
 * Stores a search unless it exists; a concurrent call for the same search waits until the transaction ends. @returns
 * its id
 */
export async function putSearch(tx: Transaction, asked: SearchToStore): Promise<bigint> {
  const { search } = asked;
  // The update changes nothing, but locks the existing row: it cannot be removed before the transaction has assigned it
  // to an alert.
  const [stored] = await tx.$queryRaw<{ id: bigint; isNew: boolean }[]>`
    insert into job_alert_searches (search, hash) values (${JSON.stringify(search)}::jsonb, ${searchHash(search)})
    on conflict (hash) do update set search = job_alert_searches.search
    returning id, xmax = 0 as "isNew"`;
  if (!stored) throw new Error("A search was not stored.");
  if (stored.isNew) await storeConditions(tx, stored.id, asked.conditions);
  return stored.id;
}

/** Stores a search's conditions. */
export async function storeConditions(
  tx: Transaction,
  searchId: bigint,
  { filters, ...asked }: AlertConditions,
): Promise<void> {
  await tx.$executeRaw`
    update job_alert_searches set prepared_at = now(), words = ${asked.words}::text::tsquery,
      contains = lower(${asked.contains}::text), places = ${asked.places}::text::tsquery,
      companies = ${asked.companies}::text::tsquery, excluded = ${asked.excluded}::text::tsquery,
      job_types = ${filters.job_type}::text[]::"JobType"[], work_modes = ${filters.work_mode}::text[]::"WorkMode"[],
      experience_levels = ${filters.experience_level}::text[]::"ExperienceLevel"[],
      industries = ${filters.industry}::text[]::"Industry"[], company_sizes = ${filters.company_size}::text[]::"CompanySize"[],
      salary_min = ${asked.salaryMin}::float8::numeric, salary_max = ${asked.salaryMax}::float8::numeric,
      pay_at_least = ${asked.payAtLeast}::float8::numeric, posted_within_days = ${asked.postedWithinDays}::int
    where id = ${searchId}`;
}

/** Returns the searches whose words were looked up longest ago, before a given time. */
export async function findOutdatedSearches(
  { pool }: Pick<Database, "pool">,
  before: Date,
  limit: number,
): Promise<AlertSearch[]> {
  const { rows } = await pool.query<{ id: string; search: JobSearch }>(
    "select id, search from job_alert_searches where prepared_at < $1 order by prepared_at limit $2",
    [before, limit],
  );
  return rows.map(({ id, search }) => ({ id: BigInt(id), search }));
}

/** Leaves a search's conditions as they are until it is outdated again. */
export async function keepConditions(tx: Transaction, searchId: bigint): Promise<void> {
  await tx.$executeRaw`update job_alert_searches set prepared_at = now() where id = ${searchId}`;
}

/** Removes a search unless an alert uses it. @returns whether it was unused */
export const removeIfUnused = async (tx: Transaction, id: bigint): Promise<boolean> =>
  (await tx.jobAlertSearch.deleteMany({ where: { id, alerts: { none: {} } } })).count > 0;
