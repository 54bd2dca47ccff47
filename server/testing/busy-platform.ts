import type pg from "pg";
import { fillWithJobs } from "./many-jobs.ts";
import { fillWithSeekers } from "./many-seekers.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** Ids of the largest entities of a busy platform. */
export interface BusyPlatform {
  /** The seeker with the most applications, saved jobs, connections and chats. */
  readonly seeker: string;
  /** The recruiter who posted the job with the most applicants. */
  readonly recruiter: string;
  readonly job: string;
  /** The endpoint of that recruiter's company, with the most deliveries. */
  readonly endpoint: string;
}

/** Sizes for one seeker, one job and one conversation, independent of the total. */
const MANY = { applications: 1000, connections: 600, applicants: 5000, messages: 5000, deliveries: 5000 };

export const BUSY_TABLES = [
  ...["applications", "application_events", "saved_jobs", "connections", "conversations"],
  ...["conversation_members", "messages", "company_events", "application_notes", "webhook_deliveries"],
] as const;

/**
 * Fills a database with seekers, a tenth as many jobs, and five applications with two events each, two saved jobs, two
 * connections and a conversation for each seeker; one seeker and one job have far more. Companies have written a note
 * on those whom they accepted, and two have webhooks.
 */
export async function fillBusyPlatform(pool: pg.Pool, seekers: number): Promise<BusyPlatform> {
  const jobs = seekers / 10;
  await fillWithJobs(pool, { jobs, recruiters: Math.ceil(jobs / 50) });
  await fillWithSeekers(pool, seekers);
  await withoutIndexes(pool, BUSY_TABLES, () => connectThem(pool, seekers, jobs));
  await pool.query("vacuum analyze");
  const { rows } = await pool.query("select company_id from jobs where id = md5('job 1')::uuid");
  return {
    seeker: await idOf(pool, "seeker", 1),
    recruiter: rows[0].company_id,
    job: await idOf(pool, "job", 1),
    endpoint: await idOf(pool, "endpoint", 1),
  };
}

async function connectThem(pool: pg.Pool, seekers: number, jobs: number): Promise<void> {
  const run = (text: string, ...values: unknown[]) => pool.query(text, values);
  const others = "select n from generate_series(2, $1::int) n";

  const apply = (pairs: string, ...values: unknown[]) =>
    run(
      `insert into applications (id, job_id, seeker_id, status, applied_at, updated_at)
       select gen_random_uuid(), md5('job ' || job)::uuid, md5('seeker ' || seeker)::uuid,
         (array['APPLIED', 'ACCEPTED', 'REJECTED']::"ApplicationStatus"[])[1 + (job + seeker) % 3], now() - job * interval '1 minute', now()
       from (${pairs}) p (seeker, job) on conflict do nothing`,
      ...values,
    );
  await apply(
    `select n, 1 + (n * 7919::bigint + k * ($2 / 6 + 1)) % $2::int from (${others}) s, generate_series(1, 5) k`,
    seekers,
    jobs,
  );
  await apply("select 1, j from generate_series(1, $1::int) j", MANY.applications);
  await apply("select s, 1 from generate_series(1, $1::int) s", MANY.applicants);
  await run(
    `insert into application_events (application_id, kind, actor_id)
     select a.id, k::"ApplicationEventKind", case k when 'APPLIED' then a.seeker_id else j.company_id end
     from applications a join jobs j on j.id = a.job_id, unnest(array['APPLIED', 'ACCEPTED']) k`,
  );
  await run(
    `insert into company_events (company_id, kind, actor_id, job_id, application_id, subject, created_at)
     select j.company_id, 'APPLICANT_ACCEPTED', e.actor_id, j.id, a.id, j.title, e.created_at
     from application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
     where e.kind = 'ACCEPTED'`,
  );
  await run(
    `insert into application_notes (id, application_id, author_id, text)
     select gen_random_uuid(), a.id, j.company_id, 'Well done.'
     from applications a join jobs j on j.id = a.job_id where a.status = 'ACCEPTED'`,
  );
  await run(
    `with companies as (
       select distinct on (j.company_id) j.company_id, n from jobs j, generate_series(1, 2) n
       where j.id = md5('job ' || n)::uuid order by j.company_id, n),
     made as (
       insert into apps (id, company_id, name, scopes)
       select md5('app ' || n)::uuid, company_id, 'Sync', array['webhooks:read'] from companies)
     insert into webhook_endpoints (id, app_id, url, kinds)
     select md5('endpoint ' || n)::uuid, md5('app ' || n)::uuid, 'https://hooks.example/in', array['job.opened']
     from companies`,
  );
  await run(
    `insert into webhook_deliveries (id, endpoint_id, event_id, kind, body, created_at)
     select gen_random_uuid(), e.id, 'event ' || n, 'job.opened', repeat('{}', 100), now() - n * interval '1 minute'
     from webhook_endpoints e, generate_series(1, $1::int) n`,
    MANY.deliveries,
  );
  await run(
    `insert into saved_jobs (seeker_id, job_id, created_at)
     select md5('seeker ' || s)::uuid, md5('job ' || j)::uuid, now() - j * interval '1 minute'
     from (select n, 1 + (n * 104729::bigint + k) % $3::int from (${others}) o, generate_series(1, 2) k
       union select 1, j from generate_series(1, $2::int) j) p (s, j)`,
    seekers,
    MANY.applications,
    jobs,
  );

  const pairs = `select s, t from (
      select n, 1 + (n + k * 17) % $1 from (${others}) o, generate_series(1, 2) k
      union select 1, t from generate_series(2, $2::int) t) p (s, t) where s <> t`;
  await run(
    `insert into connections (id, requester_id, addressee_id, status, created_at, connected_at)
     select gen_random_uuid(), md5('seeker ' || case when t % 5 = 0 then t else s end)::uuid, md5('seeker ' || case when t % 5 = 0 then s else t end)::uuid,
       case when t % 5 < 2 then 'REQUESTED' else 'CONNECTED' end::"ConnectionStatus", now() - t * interval '1 minute',
       case when t % 5 < 2 then null else now() - t * interval '1 minute' end
     from (${pairs}) p on conflict do nothing`,
    seekers,
    MANY.connections,
  );
  await run(
    `with made as (
       insert into conversations (id, low_id, high_id, last_seq, last_message_at)
       select gen_random_uuid(), least(requester_id, addressee_id), greatest(requester_id, addressee_id),
         case when $2::uuid in (requester_id, addressee_id) and $3::uuid in (requester_id, addressee_id) then $1 else 3 end, connected_at
       from connections where status = 'CONNECTED' returning *),
     members as (
       insert into conversation_members (conversation_id, seeker_id)
       select id, side from made, unnest(array[low_id, high_id]) side)
     insert into messages (id, conversation_id, seq, sender_id, client_id, content)
     select gen_random_uuid(), id, seq, case when seq % 2 = 0 then low_id else high_id end, gen_random_uuid(), 'Shall we apply together?'
     from made, generate_series(1, last_seq) seq`,
    MANY.messages,
    await idOf(pool, "seeker", 1),
    await idOf(pool, "seeker", 2),
  );
}

async function idOf(pool: pg.Pool, kind: "seeker" | "job" | "endpoint", number: number): Promise<string> {
  const { rows } = await pool.query("select md5($1::text)::uuid as id", [`${kind} ${number}`]);
  return rows[0].id;
}
