import type { Database, Transaction } from "../../platform/database/database.ts";
import { LOOK_BACK_DAYS } from "../notice-kind.ts";

/** SQL: whether an application is still pending. */
const WAITS = `a.status = 'APPLIED' and a.unanswered_at is null and j.deleted_at is null`;

/** Returns first openings of the last days, except today's, of which nobody was notified. */
export async function findOpened(
  { pool }: Pick<Database, "pool">,
  now: Date,
): Promise<{ applicationId: string; day: string }[]> {
  const { rows } = await pool.query<{ applicationId: string; day: string }>(
    `select a.id as "applicationId", looked.day::text as day
     from application_events e cross join lateral (select (e.created_at at time zone 'utc')::date as day) looked
     join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
     where e.kind = 'OPENED' and e.created_at >= ($1::date - ${LOOK_BACK_DAYS})::timestamp at time zone 'utc'
       and e.created_at < $1::date::timestamp at time zone 'utc' and (a.opened_at at time zone 'utc')::date = looked.day and ${WAITS}
       and not exists (select from notices n where n.account_id = a.seeker_id
         and n.cause = 'application-opened:' || a.id || ':' || looked.day)
     limit 10000`,
    [now.toISOString().slice(0, 10)],
  );
  return rows;
}

/** Returns the applicant of an application first opened on that day, if it is still pending. */
export async function openedOn(tx: Transaction, applicationId: string, day: string) {
  type Opened = { seekerId: string; jobId: string; jobTitle: string; companyName: string };
  const [application] = await tx.$queryRawUnsafe<Opened[]>(
    `select a.seeker_id as "seekerId", j.id as "jobId", j.title as "jobTitle", j.company_name as "companyName"
     from applications a join jobs j on j.id = a.job_id
     where a.id = $1::uuid and (a.opened_at at time zone 'utc')::date = $2::date and ${WAITS}`,
    applicationId,
    day,
  );
  return application;
}
