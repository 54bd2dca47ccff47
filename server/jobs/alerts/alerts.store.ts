import type { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import type { Database, Queryable, Stored, Transaction } from "../../platform/database/database.ts";
import { clientOf } from "../../platform/database/database.ts";
import type { JobSearch } from "../search/job-search.ts";
import type { AlertConditions } from "./alert-conditions.ts";
import { type AlertTokens, PIECE, PIECE_LENGTHS } from "./alert-tokens.ts";

/** An alert as it is stored. */
export interface JobAlertRow {
  readonly id: string;
  readonly seekerId: string;
  readonly name: string;
  readonly search: JobSearch;
  readonly frequency: JobAlertFrequency;
  readonly pausedAt: Date | null;
  readonly createdAt: Date;
}

const SHOWN = {
  ...{ id: true, seekerId: true, name: true, search: true, frequency: true, pausedAt: true, createdAt: true },
} as const;

const rowOf = <Row extends { search: unknown }>(row: Row) => ({ ...row, search: row.search as JobSearch });

/** A seeker's alerts, the newest first: there are few. */
export async function listAlerts(db: Queryable, seekerId: string): Promise<JobAlertRow[]> {
  const alerts = await clientOf(db).jobAlert.findMany({
    where: { seekerId },
    select: SHOWN,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return alerts.map(rowOf);
}

/** An alert by its id. */
export async function findAlert(db: Queryable, id: string): Promise<JobAlertRow | null> {
  const alert = await clientOf(db).jobAlert.findUnique({ where: { id }, select: SHOWN });
  return alert && rowOf(alert);
}

/** Keeps other changes to the seeker's alerts waiting until the transaction ends. */
export const lockAlertsOf = (tx: Transaction, seekerId: string) =>
  tx.$queryRaw`select id from seekers where id = ${seekerId}::uuid for no key update`;

/** Stores a new alert, or other columns of one. */
export async function putAlert(
  tx: Transaction,
  id: string | null,
  alert: { seekerId: string; name: string; search: JobSearch; frequency: JobAlertFrequency; pausedAt: Date | null },
): Promise<JobAlertRow> {
  const data = { ...alert, search: { ...alert.search } };
  const stored = await (id === null
    ? tx.jobAlert.create({ data, select: SHOWN })
    : tx.jobAlert.update({ where: { id }, data, select: SHOWN }));
  return rowOf(stored);
}

/** Sets or ends the pause of an alert. @returns whether there is such an alert */
export async function setPaused(db: Stored, id: string, pausedAt: Date | null): Promise<boolean> {
  return (await db.prisma.jobAlert.updateMany({ where: { id }, data: { pausedAt } })).count > 0;
}

/** Ends an alert: nothing of it stays. @returns whether there was such an alert */
export async function deleteAlert(db: Stored, id: string): Promise<boolean> {
  return (await db.prisma.jobAlert.deleteMany({ where: { id } })).count > 0;
}

/** Stores what the search of an alert asks for, and the tokens under which it is found. */
export async function storeConditions(
  tx: Transaction,
  alertId: string,
  { filters, ...asked }: AlertConditions,
  { tokens, hasPiece }: AlertTokens,
): Promise<void> {
  await tx.$executeRaw`
    update job_alerts set prepared_at = now(), words = ${asked.words}::text::tsquery, contains = lower(${asked.contains}::text),
      places = ${asked.places}::text::tsquery, companies = ${asked.companies}::text::tsquery,
      excluded = ${asked.excluded}::text::tsquery, job_types = ${filters.job_type}::text[]::"JobType"[],
      work_modes = ${filters.work_mode}::text[]::"WorkMode"[],
      experience_levels = ${filters.experience_level}::text[]::"ExperienceLevel"[],
      industries = ${filters.industry}::text[]::"Industry"[], company_sizes = ${filters.company_size}::text[]::"CompanySize"[],
      salary_min = ${asked.salaryMin}::float8::numeric, salary_max = ${asked.salaryMax}::float8::numeric,
      pay_at_least = ${asked.payAtLeast}::float8::numeric, posted_within_days = ${asked.postedWithinDays}::int
    where id = ${alertId}::uuid`;
  await tx.$executeRaw`delete from job_alert_tokens where alert_id = ${alertId}::uuid`;
  await tx.$executeRaw`
    insert into job_alert_tokens (alert_id, token)
    select ${alertId}::uuid, token from unnest(${tokens}::text[]) as token
    union
    select ${alertId}::uuid, ${PIECE} || left(contains, (select max(n) from unnest(${[...PIECE_LENGTHS]}::int[]) n where n <= length(contains)))
    from job_alerts where id = ${alertId}::uuid and ${hasPiece}::boolean and contains <> ''`;
}

/** Alerts whose words were looked up longest ago, before a moment. */
export async function findOutdatedAlerts(
  { pool }: Pick<Database, "pool">,
  before: Date,
  limit: number,
): Promise<{ id: string; search: JobSearch }[]> {
  const { rows } = await pool.query<{ id: string; search: JobSearch }>(
    "select id, search from job_alerts where prepared_at < $1 order by prepared_at limit $2",
    [before, limit],
  );
  return rows;
}
