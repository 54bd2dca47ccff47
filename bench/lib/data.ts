import type pg from "pg";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { insertRecruiters } from "../../server/testing/many-jobs.ts";
import { insertSeekers } from "../../server/testing/many-seekers.ts";
import { beginQuickJobs, endQuickJobs, insertJobsQuickly } from "./bulk-jobs.ts";
import { bulkLoad } from "./bulk-load.ts";
import { databaseUrl, withPool } from "./postgres.ts";
import { progress } from "./progress.ts";

/**
 * Number of jobs in each database. The others have a fifth as many seekers and twice as many applications; the largest
 * has neither.
 */
export const SIZES = { small: 10_000, middle: 100_000, large: 1_000_000, huge: 10_000_000 } as const;
export type Size = keyof typeof SIZES;

/** Number of seekers who request the first page: they have saved and applied to some of the newest jobs. */
export const VIEWERS = 200;

const BATCH = 25_000;
const nameOf = (jobs: number) => `bench_${jobs}`;

/** Returns the database with the given number of jobs; builds it, showing progress, unless it exists. */
export async function prepareData(serverUrl: string, jobs: number): Promise<string> {
  const name = nameOf(jobs);
  const url = databaseUrl(serverUrl, name);
  return withPool(databaseUrl(serverUrl, "postgres"), async (administrator) => {
    const { rowCount } = await administrator.query("select from pg_database where datname = $1", [name]);
    if (rowCount) {
      await bringUpToDate(url);
      return url;
    }
    const making = `${name}_making`;
    await administrator.query(`drop database if exists ${making} with (force)`);
    await administrator.query(`create database ${making}`);
    await build(databaseUrl(serverUrl, making), jobs);
    // Only a complete database has this name: an interrupted build starts again.
    await administrator.query(`alter database ${making} rename to ${name}`);
    return url;
  });
}

/** Migrates a database that an older version built. */
async function bringUpToDate(url: string) {
  await migrate(url);
  await migrateWorker(url);
  await withPool(url, async (pool) => {
    const { rows } = await pool.query<{ empty: boolean }>("select not exists (select from search_vocabulary) as empty");
    if (!rows[0]?.empty) return;
    await refreshVocabulary({ pool });
    await pool.query("vacuum analyze jobs, search_vocabulary, search_suggestions");
  });
}

async function build(url: string, jobs: number) {
  await migrate(url);
  await migrateWorker(url);
  const peopled = jobs > SIZES.large ? 0 : jobs;
  const [recruiters, seekers, saved] = [Math.ceil(jobs / 50), Math.ceil(peopled / 5), Math.ceil(peopled / 2)];
  const applications = peopled * 2;
  const bar = progress(`${jobs.toLocaleString("en")} jobs`);
  await withPool(`${url}?options=-csynchronous_commit%3Doff`, async (pool) => {
    const inBatches = async (what: string, total: number, insert: (from: number, to: number) => Promise<void>) => {
      let next = 1;
      let done = 0;
      const work = async () => {
        while (next <= total) {
          const from = next;
          const to = Math.min(from + BATCH - 1, total);
          next = to + 1;
          await insert(from, to);
          done += to - from + 1;
          bar.tell(`${what} ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`);
        }
      };
      await Promise.all([work(), work()]);
    };
    const tables = ["companies", "jobs", "seekers", "applications", "saved_jobs"];
    await bulkLoad(
      pool,
      tables,
      async () => {
        await insertRecruiters(pool, recruiters);
        await beginQuickJobs(pool);
        await inBatches("jobs", jobs, (from, to) => insertJobsQuickly(pool, { jobs, recruiters, from, to }));
        await endQuickJobs(pool);
        await inBatches("seekers", seekers, (from, to) => insertSeekers(pool, { seekers, from, to }));
        await inBatches("applications", applications, (from, to) => insertApplications(pool, jobs, seekers, from, to));
        await inBatches("saved jobs", saved, (from, to) => insertSaved(pool, jobs, seekers, from, to));
        if (seekers > 0) await letViewersActOnNewest(pool);
      },
      bar.tell,
    );
    bar.tell("words of jobs");
    await refreshVocabulary({ pool });
    await pool.query("vacuum analyze accounts, search_vocabulary, search_suggestions");
  });
  bar.done();
}

/** Inserts applications. Those of a seeker are a tenth of the jobs apart, so that no two are for the same job. */
const insertApplications = (pool: pg.Pool, jobs: number, seekers: number, from: number, to: number) =>
  run(
    pool,
    `insert into applications (id, job_id, seeker_id, status, applied_at, updated_at)
     select gen_random_uuid(), md5('job ' || 1 + (seeker * 7919::bigint + turn * ($1 / 10 + 1)) % $1)::uuid, md5('seeker ' || 1 + seeker)::uuid,
       (array['APPLIED', 'APPLIED', 'APPLIED', 'ACCEPTED', 'REJECTED']::"ApplicationStatus"[])[1 + n % 5], now() - n * interval '3 seconds', now()
     from (select n, (n - 1) % $2 as seeker, (n - 1) / $2 as turn from generate_series($3::int, $4::int) n) numbered`,
    [jobs, seekers, from, to],
  );

const insertSaved = (pool: pg.Pool, jobs: number, seekers: number, from: number, to: number) =>
  run(
    pool,
    `insert into saved_jobs (seeker_id, job_id, created_at)
     select md5('seeker ' || 1 + seeker)::uuid, md5('job ' || 1 + (seeker * 104729::bigint + turn * ($1 / 10 + 1)) % $1)::uuid, now() - n * interval '5 seconds'
     from (select n, (n - 1) % $2 as seeker, (n - 1) / $2 as turn from generate_series($3::int, $4::int) n) numbered`,
    [jobs, seekers, from, to],
  );

async function letViewersActOnNewest(pool: pg.Pool) {
  const newest = `select md5('seeker ' || v)::uuid as seeker, id as job, row_number() over (partition by v order by created_at desc) as place, v
    from generate_series(1, $1::int) v, (select id, created_at from jobs where status = 'OPEN' order by created_at desc limit 20) j`;
  await run(
    pool,
    `insert into saved_jobs (seeker_id, job_id) select seeker, job from (${newest}) n where (place + v) % 4 = 0 on conflict do nothing`,
    [VIEWERS],
  );
  await run(
    pool,
    `insert into applications (id, job_id, seeker_id, updated_at) select gen_random_uuid(), job, seeker, now() from (${newest}) n
     where (place + v) % 5 = 0 on conflict do nothing`,
    [VIEWERS],
  );
}

async function run(pool: pg.Pool, text: string, values: unknown[]) {
  await pool.query(text, values);
}
