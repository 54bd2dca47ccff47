import { prepareData, SIZES } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { median, percentile, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";

/** Inserts of jobs with all indexes and triggers, each in a separate transaction; all are deleted afterwards. */
export const writes: Part = {
  title: "Posting a job",
  async run({ serverUrl, scale, quick }) {
    const jobs = SIZES[scale];
    const times = await timeInserts(await prepareData(serverUrl, jobs), quick ? 200 : 2000);
    const p99 = percentile(times, 0.99);
    const text = [
      `One connection, ${times.length} jobs one after the other into a table of ${jobs.toLocaleString("en")}, each committed to disk, all indexes and triggers there.`,
      "",
      insertTable([["inserting a job", times]]),
    ].join("\n");
    return { text, goals: [atMost("inserting a job, all indexes there, p99", 5, p99, { unit: "ms" })] };
  },
};

/** Returns the times of inserts as a table. */
export const insertTable = (rows: readonly (readonly [what: string, times: readonly number[]])[]): string =>
  table(
    ["", "p50 ms", "p95 ms", "p99 ms", "most ms"],
    rows.map(([what, times]) => [
      what,
      median(times),
      percentile(times, 0.95),
      percentile(times, 0.99),
      Math.max(...times),
    ]),
  );

/** Returns the milliseconds of each insert; the jobs and their changes are deleted afterwards. */
export const timeInserts = (database: string, inserts: number): Promise<number[]> =>
  withPool(
    database,
    async (pool) => {
      const insert = (n: number) =>
        pool.query({
          name: "post-job",
          text: `insert into jobs (id, company_id, title, job_type, industry, work_mode, location, experience_level, requirements, description, external_id, updated_at)
              values (gen_random_uuid(), md5('recruiter 1')::uuid, 'Senior Software Engineer', 'FULL_TIME', 'IT', 'REMOTE', 'Pune', 'FROM_1_TO_3',
                'Knows React and SQL, number ' || $1::text, 'What the work is.', 'bench-' || $1::text, now())`,
          values: [n],
        });
      const taken: number[] = [];
      const { rows } = await pool.query<{ before: string }>(
        "select coalesce(max(id), 0)::text as before from job_changes",
      );
      try {
        for (let n = 0; n < inserts; n++) {
          const start = performance.now();
          await insert(n);
          taken.push(performance.now() - start);
        }
      } finally {
        await pool.query("delete from jobs where external_id like 'bench-%' and company_id = md5('recruiter 1')::uuid");
        await pool.query("delete from job_changes where id > $1", [rows[0]?.before]);
      }
      return taken;
    },
    1,
  );
