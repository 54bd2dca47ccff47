import type { Database, Transaction } from "../../platform/database/database.ts";
import { CLOSING_DAYS } from "./closing-jobs.ts";

/** A job that will soon stop taking applications. */
export interface ClosingJob {
  readonly title: string;
  readonly companyName: string;
  readonly companyId: string;
  /** Its last day, as `2026-11-30`, and the number of days until then. */
  readonly deadline: string;
  readonly days: number;
}

const today = (now: Date): string => now.toISOString().slice(0, 10);

/** Returns the job, if it closes soon. */
export async function closingJob(tx: Transaction, jobId: string, now: Date): Promise<ClosingJob | undefined> {
  const [job] = await tx.$queryRaw<ClosingJob[]>`
    select title, company_name as "companyName", company_id as "companyId", application_deadline::text as deadline,
      application_deadline - ${today(now)}::date as days
    from jobs where id = ${jobId}::uuid and listed
      and application_deadline between ${today(now)}::date and ${today(now)}::date + ${CLOSING_DAYS}::int`;
  return job;
}

/** Returns the job, if it closes soon and the seeker has saved it and not applied. */
export async function closingSavedJob(
  tx: Transaction,
  jobId: string,
  seekerId: string,
  now: Date,
): Promise<ClosingJob | undefined> {
  const [wanted] = await tx.$queryRaw<object[]>`
    select 1 from saved_jobs s where s.job_id = ${jobId}::uuid and s.seeker_id = ${seekerId}::uuid
      and not exists (select from applications a where a.job_id = s.job_id and a.seeker_id = s.seeker_id and a.status <> 'WITHDRAWN')`;
  return wanted && closingJob(tx, jobId, now);
}

/** Returns the jobs that close soon of which nobody was notified. */
export async function findClosingJobs({ pool }: Pick<Database, "pool">, now: Date): Promise<{ jobId: string }[]> {
  const { rows } = await pool.query<{ jobId: string }>(
    `select j.id as "jobId" from jobs j where j.listed and j.application_deadline between $1::date and $1::date + ${CLOSING_DAYS}
       and not exists (select from notices n where n.cause = 'job-closing:' || j.id || ':' || j.application_deadline)
     limit 10000`,
    [today(now)],
  );
  return rows;
}

/** Returns the saved jobs that close soon with a seeker who saved them, has not applied and was not notified. */
export async function findClosingSavedJobs(
  { pool }: Pick<Database, "pool">,
  now: Date,
): Promise<{ jobId: string; seekerId: string }[]> {
  const { rows } = await pool.query<{ jobId: string; seekerId: string }>(
    `select s.job_id as "jobId", s.seeker_id as "seekerId" from jobs j join saved_jobs s on s.job_id = j.id
     where j.listed and j.application_deadline between $1::date and $1::date + ${CLOSING_DAYS}
       and not exists (select from applications a where a.job_id = s.job_id and a.seeker_id = s.seeker_id and a.status <> 'WITHDRAWN')
       and not exists (select from notices n where n.cause = 'saved-job-closing:' || j.id || ':' || j.application_deadline
         and n.account_id = s.seeker_id)
     limit 10000`,
    [today(now)],
  );
  return rows;
}
