import { hashPassword } from "../../server/accounts/passwords.ts";
import { prepareData, SIZES } from "./data.ts";
import { databaseUrl, withPool } from "./postgres.ts";
import { signInSeekers } from "./worklane.ts";

/** Users, the writes still available to them, and a database of their own. */
export interface MixedData {
  readonly database: string;
  /** An access token of each user; users 2n and 2n+1 are connected. */
  readonly tokens: readonly string[];
  readonly ids: readonly string[];
  /** Pairs of a user (by index) and an open job that they have not applied to. */
  readonly applications: readonly { readonly person: number; readonly jobId: string }[];
}

const NAME = "bench_mixed";
export const MIXED_PASSWORD = "Correct-horse-1";
/** Number of accounts that log in: all have the same password. */
export const LOG_INS = 200;

/** Creates a copy of the small database for each run, so that its writes do not affect the next run. */
export async function prepareMixed(serverUrl: string, people: number): Promise<MixedData> {
  const original = await prepareData(serverUrl, SIZES.small);
  await withPool(databaseUrl(serverUrl, "postgres"), async (administrator) => {
    await administrator.query(`drop database if exists ${NAME} with (force)`);
    await administrator.query(`create database ${NAME} template ${new URL(original).pathname.slice(1)}`);
  });
  const database = databaseUrl(serverUrl, NAME);
  const hash = await hashPassword(MIXED_PASSWORD);
  return withPool(database, async (pool) => {
    await pool.query(
      "update accounts set password_hash = $1 where id in (select md5('seeker ' || n)::uuid from generate_series(1, $2::int) n)",
      [hash, LOG_INS],
    );
    await pool.query(
      `insert into connections (id, requester_id, addressee_id, status, connected_at)
       select gen_random_uuid(), md5('seeker ' || n)::uuid, md5('seeker ' || n + 1)::uuid, 'CONNECTED', now()
       from generate_series(1, $1::int, 2) n`,
      [people],
    );
    const { rows: ids } = await pool.query<{ id: string }>(
      "select md5('seeker ' || n)::uuid as id from generate_series(1, $1::int) n order by n",
      [people],
    );
    const { rows: applications } = await pool.query<{ person: number; jobId: string }>(
      `with open as (
         select id, row_number() over (order by id) - 1 as place, count(*) over () as total from jobs
         where status = 'OPEN' and deleted_at is null and (application_deadline is null or application_deadline > now() + interval '1 day'))
       select n - 1 as person, id as "jobId" from generate_series(1, $1::int) n join open on place = (n * 37) % total
       where not exists (select from applications a where a.seeker_id = md5('seeker ' || n)::uuid and a.job_id = open.id)`,
      [people],
    );
    return { database, tokens: await signInSeekers(pool, people), ids: ids.map(({ id }) => id), applications };
  });
}
