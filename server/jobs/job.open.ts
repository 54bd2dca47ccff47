import type { Database } from "../platform/database/database.ts";
import { Placeholders } from "../platform/search/placeholders.ts";
import { jobConditions } from "./job.search-conditions.ts";
import { type JobView, type JobViewRow, jobViewColumns, jobViewJoins, toJobView } from "./job-view.ts";

/** Jobs of one statement: some hundred kilobytes. */
const BATCH = 500;

/** What makes a job open, on the columns of `jobs`. */
const OPEN = jobConditions({}, null, new Placeholders()).base.join(" and ");

/**
 * All open jobs, newest first, without a viewer's flags, in batches by keyset: what is opened or closed meanwhile neither
 * doubles nor hides another job.
 */
export async function* openJobs({ pool }: Pick<Database, "pool">): AsyncGenerator<readonly JobView[]> {
  let last: JobView | undefined;
  for (;;) {
    const { rows } = await pool.query<JobViewRow>({
      name: last ? "open-jobs-after" : "open-jobs",
      text: `select ${jobViewColumns("j", "null")}
             from (select * from jobs where ${OPEN} ${last ? "and (created_at, id) < ($1::timestamptz, $2::uuid)" : ""}
                   order by created_at desc, id desc limit ${BATCH}) j ${jobViewJoins("j", "null")}
             order by j.created_at desc, j.id desc`,
      values: last ? [last.createdAt, last.id] : [],
    });
    const jobs = rows.map(toJobView);
    if (jobs.length > 0) yield jobs;
    last = jobs.at(-1);
    if (jobs.length < BATCH) return;
  }
}

/**
 * A text that differs whenever the list of open jobs would: from the row versions of the jobs and of their companies, which
 * PostgreSQL itself changes with every write, whoever wrote it. Moments would not do: two writes may share one.
 */
export async function openJobsVersion({ pool }: Pick<Database, "pool">): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: "open-jobs-version",
    text: `select (select concat_ws('-', count(*), bit_xor(hash), sum(hash)) from
                    (select uuid_hash_extended(id, xmin::text::bigint) as hash from jobs where ${OPEN}) as open_jobs)
                  || '.' || (select concat_ws('-', bit_xor(hash), sum(hash)) from
                    (select uuid_hash_extended(id, xmin::text::bigint) as hash from recruiters) as companies) as version`,
  });
  return rows[0]?.version ?? "";
}
