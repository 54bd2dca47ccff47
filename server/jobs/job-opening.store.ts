import type { Database, Transaction } from "../platform/database/database.ts";

/** Opens the scheduled jobs whose moment has come: each is posted at that moment, by who wrote it. @returns how many */
export async function openScheduledJobs({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rowCount } = await pool.query({
    name: "open-scheduled-jobs",
    text: `with opened as (
             update jobs set status = 'OPEN', created_at = opens_at, opens_at = null, updated_at = now()
             where opens_at <= now() and deleted_at is null
             returning id, company_id, posted_by_id, title)
           insert into company_events (company_id, kind, actor_id, job_id, subject)
           select company_id, 'JOB_POSTED', posted_by_id, id, title from opened`,
  });
  return rowCount ?? 0;
}

/** Closes those of these jobs that are the company's and open. @returns them */
export const closeOpenJobs = (
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string; title: string }[]> =>
  tx.$queryRaw`
    update jobs set status = 'CLOSED', updated_at = now()
    where company_id = ${companyId}::uuid and id = any(${ids}::uuid[]) and status = 'OPEN' and deleted_at is null
    returning id, title`;
