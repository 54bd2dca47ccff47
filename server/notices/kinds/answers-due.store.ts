import type { Database, Transaction } from "../../platform/database/database.ts";
import { responsibleSql } from "./responsible.store.ts";

/** SQL: whether a promised answer is pending, and not yet overdue. */
const DUE = `a.status = 'APPLIED' and a.unanswered_at is null and j.deleted_at is null`;

/** A job with the number of answers due to its applicants. */
export interface DueJob {
  readonly jobId: string;
  readonly title: string;
  readonly count: number;
}

/** Returns the companies with answers promised by a given day of which none of their members was notified. */
export async function findCompaniesWithDue(
  { pool }: Pick<Database, "pool">,
  day: string,
): Promise<{ companyId: string }[]> {
  const { rows } = await pool.query<{ companyId: string }>(
    `select distinct j.company_id as "companyId" from applications a join jobs j on j.id = a.job_id
     where a.answer_due_on <= $1::date and ${DUE}
       and not exists (select from notices n where n.cause = 'answers-due:' || j.company_id || ':' || $1)
     limit 10000`,
    [day],
  );
  return rows;
}

/** Returns a company's answers due by a given day: the jobs of each responsible member, those with the most first. */
export const findDueJobs = (
  tx: Transaction,
  companyId: string,
  day: string,
): Promise<{ accountId: string; jobs: DueJob[] }[]> =>
  tx.$queryRawUnsafe<{ accountId: string; jobs: DueJob[] }[]>(
    `with due as (
       select j.id, j.title, count(*)::int as count from applications a join jobs j on j.id = a.job_id
       where j.company_id = $1::uuid and a.answer_due_on <= $2::date and ${DUE} group by j.id)
     select r.account_id as "accountId",
       json_agg(json_build_object('jobId', due.id, 'title', due.title, 'count', due.count) order by due.count desc, due.id) as jobs
     from due join lateral (${responsibleSql("due.id")}) r on true group by r.account_id`,
    companyId,
    day,
  );
