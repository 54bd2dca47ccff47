import type { Database } from "../platform/database/database.ts";

/** Jobs changed in one statement: small enough that no reader or writer waits noticeably. */
const BATCH = 500;

/**
 * Brings the copies of a company's name and size in its jobs up to date, which are what search reads. For background
 * work after a recruiter changed the company profile; may be repeated.
 * @returns how many jobs changed
 */
export async function refreshCompanyOfJobs(db: Pick<Database, "pool">, recruiterId: string): Promise<number> {
  let changed = 0;
  for (;;) {
    const { rowCount } = await db.pool.query(
      `update jobs set company_name = recruiter.company_name, company_size = recruiter.company_size
       from recruiters as recruiter
       where recruiter.id = jobs.recruiter_id and jobs.id in (
         select job.id from jobs as job join recruiters on recruiters.id = job.recruiter_id
         where job.recruiter_id = $1
           and (job.company_name, job.company_size) is distinct from (recruiters.company_name, recruiters.company_size)
         limit $2)`,
      [recruiterId, BATCH],
    );
    changed += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return changed;
  }
}
