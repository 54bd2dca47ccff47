import type { Database, Transaction } from "../../platform/database/database.ts";
import { hiderOf, type Identifying, identifying } from "../../platform/hide-texts.ts";
import { isHidden } from "../../platform/known-applications.sql.ts";

/** Returns the job of an application, if it is active once any concurrent undo has finished. */
export async function findApplication(tx: Transaction, applicationId: string) {
  type Applied = { jobId: string; jobTitle: string; companyId: string };
  const [application] = await tx.$queryRaw<Applied[]>`
    select j.id as "jobId", j.title as "jobTitle", j.company_id as "companyId"
    from applications a join jobs j on j.id = a.job_id
    where a.id = ${applicationId}::uuid and a.status <> 'WITHDRAWN' and j.deleted_at is null
    for share of a`;
  return application;
}

/** A withdrawn application, without the applicant's name while anonymous review hides them. */
interface Withdrawal {
  readonly jobId: string;
  readonly jobTitle: string;
  readonly companyId: string;
  readonly seekerId: string;
  readonly name: string | null;
  readonly eventId: string;
  readonly message: string;
}

/** Returns the message with which an applicant withdrew, without what identifies a hidden one; undefined for none. */
export async function findWithdrawal(tx: Transaction, applicationId: string): Promise<Withdrawal | undefined> {
  const [withdrawal] = await tx.$queryRawUnsafe<(Withdrawal & { readonly hides: Identifying | null })[]>(
    `select j.id as "jobId", j.title as "jobTitle", j.company_id as "companyId", a.seeker_id as "seekerId",
       case when not ${isHidden("a", "j")} then s.name end as name,
       ${identifying("a", "j")} as hides, e.id::text as "eventId", e.reason_text as message
     from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
     join lateral (select * from application_events where application_id = a.id order by id desc limit 1) e on true
     where a.id = $1::uuid and a.status = 'WITHDRAWN' and j.deleted_at is null and e.kind = 'WITHDRAWN'
       and e.reason_text <> ''
     for share of a`,
    applicationId,
  );
  return withdrawal && { ...withdrawal, message: hiderOf(withdrawal.hides)(withdrawal.message) };
}

/** SQL: whether an application was received on a day (UTC), is active, and was not the first to its job. */
const cameOn = (day: string) => `a.applied_at >= ${day}::date::timestamp at time zone 'utc'
  and a.applied_at < (${day}::date + 1)::timestamp at time zone 'utc' and a.status <> 'WITHDRAWN'
  and exists (select from applications b where b.job_id = a.job_id and b.applied_at < a.applied_at)`;

/** Returns the jobs with applications on each of these days of which nobody was notified. */
export async function findJobsAppliedTo(
  { pool }: Pick<Database, "pool">,
  days: readonly string[],
): Promise<{ jobId: string; day: string }[]> {
  const { rows } = await pool.query<{ jobId: string; day: string }>(
    `select distinct a.job_id as "jobId", d.day from unnest($1::text[]) d(day), applications a
     join jobs j on j.id = a.job_id
     where ${cameOn("d.day")} and j.deleted_at is null
       and not exists (select from notices n where n.cause = 'new-applications:' || a.job_id || ':' || d.day)`,
    [days],
  );
  return rows;
}

/** Counts the applications to a job on a given day; undefined for none. */
export async function countApplicationsOf(tx: Transaction, jobId: string, day: string) {
  type Counted = { title: string; companyId: string; count: number };
  const [job] = await tx.$queryRawUnsafe<Counted[]>(
    `select j.title, j.company_id as "companyId", count(*)::int as count from jobs j join applications a on a.job_id = j.id
     where j.id = $1::uuid and j.deleted_at is null and ${cameOn("$2")} group by j.id`,
    jobId,
    day,
  );
  return job;
}
