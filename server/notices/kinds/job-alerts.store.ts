import type { ParsedFilter } from "../../../shared/job-search-address.ts";
import { Prisma } from "../../generated/prisma/client.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { isHiddenBy } from "../../platform/hidden-listings.sql.ts";

/** A new job that an alert matched. */
export interface FoundJob {
  readonly alertId: string;
  readonly alertName: string;
  readonly search: ParsedFilter;
  readonly jobId: string;
  readonly title: string;
  readonly companyName: string;
  readonly location: string;
}

/**
 * Takes the due matches of a seeker's alerts, newest first; they are not sent again. Jobs that have closed, or to which
 * the seeker has applied, or which they have hidden, are left out.
 */
export const takeFoundJobs = (tx: Transaction, seekerId: string, now: Date): Promise<FoundJob[]> =>
  tx.$queryRaw`
    with taken as (
      update job_alert_matches set told_at = ${now}::timestamptz
      where seeker_id = ${seekerId}::uuid and told_at is null and due_at <= ${now}::timestamptz
      returning alert_id, job_id, seeker_id)
    select a.id as "alertId", a.name as "alertName", s.search, j.id as "jobId", j.title, j.company_name as "companyName", j.location
    from taken t join job_alerts a on a.id = t.alert_id join job_alert_searches s on s.id = a.search_id join jobs j on j.id = t.job_id
    where j.listed and a.paused_at is null
      and not exists (select from applications where job_id = j.id and seeker_id = ${seekerId}::uuid)
      and not ${Prisma.raw(isHiddenBy("t.seeker_id", { id: "j.id", companyId: "j.company_id", timesPosted: "j.times_posted" }))}
    order by a.created_at, a.id, j.created_at desc, j.id desc`;

/** Returns the seekers whose alerts have due matches. */
export async function findDueSeekers({ pool }: Pick<Database, "pool">, now: Date): Promise<{ seekerId: string }[]> {
  const { rows } = await pool.query<{ seekerId: string }>(
    `select distinct seeker_id as "seekerId" from job_alert_matches where told_at is null and due_at <= $1 limit 10000`,
    [now],
  );
  return rows;
}
