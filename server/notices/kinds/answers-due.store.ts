import type { Database, Transaction } from "../../platform/database/database.ts";
import { responsibleSql } from "./responsible.store.ts";

/** That an answer is promised by a day, was not given, and is not too late yet. */
const DUE = `a.status = 'APPLIED' and a.unanswered_at is null and j.deleted_at is null`;

/** A job, and how many answers to its applicants are due. */
export interface DueJob {
  readonly jobId: string;
  readonly title: string;
  readonly count: number;
}

/** Companies that have promised answers by a day of which nobody there was told. */
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

/** A company's answers that are due by a day: for each who is responsible their jobs, those with most first. */
export const findDueJobs = (
  tx: Transaction,
  companyId: string,
  day: string,
): Promise<{ accountId: string; jobs: DueJob[] }[]> =>
  tx.$queryRawUnsafe(
    `with due as (
       select j.id, j.title, count(*)::int as count from applications a join jobs j on j.id = a.job_id
       where j.company_id = $1::uuid and a.answer_due_on <= $2::date and ${DUE} group by j.id)
     select r.account_id as "accountId",
       json_agg(json_build_object('jobId', due.id, 'title', due.title, 'count', due.count) order by due.count desc, due.id) as jobs
     from due join lateral (${responsibleSql("due.id")}) r on true group by r.account_id`,
    companyId,
    day,
  );
