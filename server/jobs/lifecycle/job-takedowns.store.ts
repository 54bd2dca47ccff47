import type { Database, Transaction } from "../../platform/database/database.ts";
import { closeIfSuspended } from "./suspended-jobs.store.ts";

// Jobs that operators take down are deleted like those that a company deletes, but can be restored.

/** The state of a job before it is taken down. */
export interface JobToTakeDown {
  readonly title: string;
  readonly companyId: string;
  readonly isDeleted: boolean;
  /** Whether it was open, or would be without a suspension. */
  readonly wasOpen: boolean;
}

/** Returns a job, locked until the transaction ends; null when it does not exist. */
export async function lockJobToTakeDown(tx: Transaction, id: string): Promise<JobToTakeDown | null> {
  const [job] = await tx.$queryRaw<JobToTakeDown[]>`
    select title, company_id as "companyId", deleted_at is not null as "isDeleted",
      status = 'OPEN' or exists (select from suspended_jobs s where s.job_id = j.id) as "wasOpen"
    from jobs j where id = ${id}::uuid for update`;
  return job ?? null;
}

/**
 * Restores a job that was taken down, open if it was open, unless a suspension withholds it. The company's promised
 * answer to pending applicants starts over. @returns its applications that are not withdrawn; null when the job or the
 * company's members are gone
 */
export async function putJobBack(
  tx: Transaction,
  { id, wasOpen, takenDownAt, now }: { id: string; wasOpen: boolean; takenDownAt: Date; now: Date },
): Promise<{ id: string; seekerId: string }[] | null> {
  const put = await tx.$executeRaw`
    update jobs j set deleted_at = null, status = ${wasOpen ? "OPEN" : "CLOSED"}::"JobStatus", updated_at = now()
    where id = ${id}::uuid and deleted_at is not null
      and exists (select from company_members m where m.company_id = j.company_id)`;
  if (put === 0) return null;
  await closeIfSuspended(tx, id);
  await tx.$executeRaw`
    update applications a
    set answer_due_on = (${now}::timestamptz at time zone 'utc')::date + j.answer_within_days, unanswered_at = null
    from jobs j where j.id = ${id}::uuid and a.job_id = j.id and a.status = 'APPLIED'
      and a.answer_due_on is not null and (a.unanswered_at is null or a.unanswered_at >= ${takenDownAt})`;
  return tx.$queryRaw`
    select id, seeker_id as "seekerId" from applications where job_id = ${id}::uuid and status <> 'WITHDRAWN'`;
}

/** Returns the operator's message to the applicants of a job that was taken down; empty for none. */
export async function findNotifiedApplicants({ pool }: Pick<Database, "pool">, measureId: string): Promise<string> {
  const { rows } = await pool.query<{ told: string }>(
    "select message_to_applicants as told from measures where id = $1",
    [measureId],
  );
  return rows[0]?.told ?? "";
}

/** Whether a job of this company is taken down. */
export async function isTakenDown({ pool }: Pick<Database, "pool">, id: string, companyId: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select from measures
     where target_id = $1 and company_id = $2 and kind = 'JOB_TAKEN_DOWN' and ended_at is null`,
    [id, companyId],
  );
  return rows.length > 0;
}
