import type { Database } from "../platform/database/database.ts";
import { type JobCard, type JobRow, jobColumns, jobJoins, takesApplications, toJob } from "./job.store.ts";

/** What similar jobs are compared with. */
export interface JobLikeness {
  readonly id: string;
  readonly recruiterId: string;
  readonly industry: string;
  readonly location: string;
  readonly workMode: string;
  /** Words of the title, in lower case. */
  readonly words: readonly string[];
}

/** Jobs that are compared, the newest: enough for a likely match, and read within some milliseconds. */
const COMPARED = 3_000;

/**
 * Open jobs of other companies that share words of the title, the industry, the place or the work mode, the likest first and
 * the newest of those alike. `viewer`: the viewing seeker's id.
 */
export async function findSimilarJobs(
  { pool }: Pick<Database, "pool">,
  { id, recruiterId, industry, location, workMode, words }: JobLikeness,
  viewer: string | null,
  first: number,
): Promise<JobCard[]> {
  const { rows } = await pool.query<JobRow<JobCard>>({
    name: "similar-jobs",
    text: `
      with newest as materialized (
        select id, recruiter_id, created_at, industry, location, work_mode,
          ' ' || translate(lower(title), '-/,.()&', '       ') as title
        from jobs
        where ${takesApplications("jobs")} order by created_at desc, id desc limit ${COMPARED}),
      compared as (
        select id, created_at,
          (select count(*) from unnest($4::text[]) word where title like '% ' || word || '%') as shared,
          (industry = $5::"Industry")::int as same_industry,
          ($6 <> '' and lower(location) = lower($6))::int + (work_mode = $7::"WorkMode")::int as same_place
        from newest where id <> $2 and recruiter_id <> $3),
      page as (
        select id, 3 * shared + 2 * same_industry + same_place as likeness, created_at from compared
        where shared > 0 or (same_industry = 1 and same_place = 2)
        order by likeness desc, created_at desc, id desc limit $8)
      select ${jobColumns("card", "j", "$1")} from page join jobs j on j.id = page.id ${jobJoins("j", "$1")}
      order by page.likeness desc, page.created_at desc, page.id desc`,
    values: [viewer, id, recruiterId, words, industry, location, workMode, first],
  });
  return rows.map((row) => toJob(row));
}

/** When somebody of the company last did something on the job: posted or edited it, or decided on an application. */
export async function findLastActivity({ pool }: Pick<Database, "pool">, jobId: string): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>({
    name: "last-activity-on-job",
    text: `select greatest(
             (select updated_at from jobs where id = $1),
             (select max(updated_at) from applications where job_id = $1 and status in ('ACCEPTED', 'REJECTED'))) as at`,
    values: [jobId],
  });
  return rows[0]?.at ?? null;
}
