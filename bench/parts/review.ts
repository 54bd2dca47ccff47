import { join } from "node:path";
import type pg from "pg";
import { signAccessToken } from "../../server/accounts/tokens.ts";
import { fillWithJobs } from "../../server/testing/many-jobs.ts";
import { insertSeekers } from "../../server/testing/many-seekers.ts";
import { withFreshDatabase } from "../lib/fresh-database.ts";
import { atMost } from "../lib/goals.ts";
import { type Load, load, requestBytes } from "../lib/load.ts";
import { table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { SECRETS, serverEnv, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 40;
const APPLICANTS = 2000;
const JOBS = 25;
const SELECTED = 500;

const LIST = `query ($jobId: ID!, $resumeSearch: String, $order: ApplicantOrder, $filter: SeekerFilter) {
  applicants(jobId: $jobId, resumeSearch: $resumeSearch, order: $order, filter: $filter, first: 50) {
    totalCount orderDescription pageInfo { endCursor }
    nodes { id status version tags stage { id name } appliedAt seeker { id name skills location currentProfession } }
  } }`;
const COUNTS = `query ($jobId: ID!) { applicantCounts(jobId: $jobId) { all accepted rejected stages { stage { id name } count } } }`;
const SELECT = `query ($jobId: ID!) { applicantSelection(jobId: $jobId, status: APPLIED) { applications { id version } } }`;
const DECIDE = `mutation ($input: DecideApplicationsInput!) { decideApplications(input: $input) { results { outcome } } }`;

/** The requests of a recruiter's screens, one at a time, with 2,000 applicants to one job and 50,000 applications. */
export const review: Part = {
  title: "Reviewing applicants",
  run: ({ serverUrl, quick }) =>
    withFreshDatabase(serverUrl, "bench_review", async (database) => {
      const { token, jobId } = await withPool(database, fill);
      const server = await startWorklane(PORT, { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" });
      const url = `${server.url}/graphql`;
      const headers = { authorization: `Bearer ${token}` };
      const measure = async (query: string, variables: object = {}): Promise<Load> => {
        const bytes = requestBytes(url, { query, variables: { jobId, ...variables } }, headers);
        await load(url, () => bytes, { connections: 1, milliseconds: 1000 });
        const measured = await load(url, () => bytes, { connections: 1, milliseconds: quick ? 2000 : 10_000 });
        if (measured.refused > 0) throw new Error(`${measured.refused} requests were refused.`);
        return measured;
      };
      try {
        const loads = {
          "list, newest first": await measure(LIST),
          "list by name": await measure(LIST, { order: "NAME" }),
          "list by experience": await measure(LIST, { order: "EXPERIENCE" }),
          "list of a filter": await measure(LIST, { filter: { keyword: "engineer", skills: "java" } }),
          "counts of tabs and board": await measure(COUNTS),
          "search in resumes": await measure(LIST, { resumeSearch: "kubernetes -terraform" }),
        };
        const bulk = await decideMany(url, headers, jobId);
        const row = (name: string, { p50, p95, p99 }: Load) => [name, p50, p95, p99];
        const rows = Object.entries(loads).map(([name, measured]) => row(name, measured));
        const text = [
          `One connection, pages of 50, ${APPLICANTS} applicants on each of ${JOBS} jobs, each with a resume's text of some 200 words.`,
          `Rejecting ${SELECTED} at once: ${Math.round(bulk.milliseconds)} ms; mails queued: ${bulk.queued}.`,
          "",
          table(["", "p50 ms", "p95 ms", "p99 ms"], rows),
        ].join("\n");
        return {
          text,
          goals: [
            ...Object.entries(loads).map(([name, { p95 }]) => atMost(`${name}, p95`, 60, p95, { unit: "ms" })),
            atMost(`deciding on ${SELECTED} at once`, 5000, bulk.milliseconds, { unit: "ms" }),
          ],
        };
        async function decideMany(address: string, as: Record<string, string>, job: string) {
          const ask = async (query: string, variables: object) => {
            const body = JSON.stringify({ query, variables });
            const answer = await fetch(address, {
              method: "POST",
              headers: { ...as, "content-type": "application/json" },
              body,
            });
            return answer.json() as Promise<{
              data: { applicantSelection: { applications: { id: string; version: number }[] } };
            }>;
          };
          const { applications } = (await ask(SELECT, { jobId: job })).data.applicantSelection;
          const chosen = applications.map(({ id, version }) => ({ applicationId: id, version }));
          const started = performance.now();
          await ask(DECIDE, { input: { applications: chosen, status: "REJECTED" } });
          const milliseconds = performance.now() - started;
          const queued = await withPool(database, async (pool) => {
            const { rows } = await pool.query(
              "select count(*)::int as n from graphile_worker.jobs where key like 'notice:DECISION:%'",
            );
            return rows[0].n as number;
          });
          if (queued !== SELECTED) throw new Error(`${queued} mails are queued.`);
          return { milliseconds, queued };
        }
      } finally {
        await server.stop();
      }
    }),
};

/** @returns a job, and the access token of its company's owner */
async function fill(pool: pg.Pool): Promise<{ token: string; jobId: string }> {
  await fillWithJobs(pool, { jobs: JOBS, recruiters: 1 });
  await insertSeekers(pool, { seekers: APPLICANTS, from: 1, to: APPLICANTS });
  await pool.query(
    `insert into files (id, owner_id, kind, name, media_type, size, storage_key)
     select md5('resume ' || n)::uuid, md5('seeker ' || n)::uuid, 'RESUME', 'cv.pdf', 'application/pdf', 1000, 'resume-' || n
     from generate_series(1, $1::int) n`,
    [APPLICANTS],
  );
  await pool.query(
    `insert into resume_texts (file_id, text, words, read_at)
     select md5('resume ' || n)::uuid, said, resume_words(said), now()
     from generate_series(1, $1::int) n, lateral (
       select string_agg(coalesce((array['kubernetes', 'terraform', 'postgres', 'nursing', 'welding', 'accounts'])[1 + (n * 7 + k * k) % 40] || ' ', '') || left(md5((n * k)::text), 6), ' ') as said from generate_series(1, 100) k) words`,
    [APPLICANTS],
  );
  await pool.query(
    `insert into experiences (id, seeker_id, kind, position, title, company, "from", "to")
     select gen_random_uuid(), md5('seeker ' || n)::uuid, 'JOB', k, 'Engineer', 'Acme', date '2015-01-01' + n % 700, date '2019-01-01' + k
     from generate_series(1, $1::int) n, generate_series(0, 2) k`,
    [APPLICANTS],
  );
  await pool.query(
    `insert into applications (id, job_id, seeker_id, resume_file_id, applied_at, updated_at)
     select gen_random_uuid(), j.id, md5('seeker ' || n)::uuid, md5('resume ' || n)::uuid, now() - n * interval '1 minute', now()
     from jobs j, generate_series(1, $1::int) n`,
    [APPLICANTS],
  );
  await pool.query(
    `insert into application_events (application_id, kind, actor_id) select id, 'APPLIED', seeker_id from applications`,
  );
  await pool.query("vacuum analyze");
  const { rows } = await pool.query<{ jobId: string; account: string; session: string }>(
    `with job as (select id, company_id from jobs limit 1),
     session as (insert into sessions (id, account_id, refresh_token_hash, expires_at)
       select gen_random_uuid(), m.account_id, encode(sha256('review'), 'hex'), now() + interval '1 day'
       from job join company_members m on m.company_id = job.company_id limit 1 returning id, account_id)
     select job.id as "jobId", account_id as account, session.id as session from job, session`,
  );
  const { jobId, account, session } = rows[0] ?? { jobId: "", account: "", session: "" };
  const owner = { accountId: account, role: "RECRUITER", sessionId: session } as const;
  return { jobId, token: await signAccessToken(SECRETS, owner, new Date()) };
}
