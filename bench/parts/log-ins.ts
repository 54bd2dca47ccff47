import { join } from "node:path";
import { hashPassword } from "../../server/accounts/passwords.ts";
import { prepareData, SIZES } from "../lib/data.ts";
import { atLeast, atMost } from "../lib/goals.ts";
import { type Load, load, requestBytes } from "../lib/load.ts";
import { shown, table } from "../lib/numbers.ts";
import type { Part, Report } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { serverEnv, signInSeekers, startWorklane } from "../lib/worklane.ts";

const PORT = Number(process.env.BENCH_PORT ?? 4600) + 20;
const PEOPLE = 200;
const PASSWORD = "Correct-horse-1";
const READS_A_SECOND = 50;
const LOG_IN = "mutation ($input: LogInInput!) { logIn(input: $input) { __typename } }";
const READ = "query { jobs(first: 20) { nodes { id title company { id name } viewerHasSaved } } }";

/** Logins per second, and the effect of a flood of them on reads. Each login comes from a different address. */
export const logIns: Part = {
  title: "Log-ins",
  async run({ serverUrl, quick }) {
    const database = await prepareData(serverUrl, SIZES.small);
    const hash = await hashPassword(PASSWORD);
    const tokens = await withPool(database, async (pool) => {
      await pool.query(
        "update accounts set password_hash = $1 where id in (select md5('seeker ' || n)::uuid from generate_series(1, $2::int) n)",
        [hash, PEOPLE],
      );
      return signInSeekers(pool, PEOPLE);
    });
    const env = { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart", TRUST_PROXY: "1" };
    const server = await startWorklane(PORT, env);
    const url = `${server.url}/graphql`;
    let attempt = 0;
    const nextLogIn = () => {
      const n = attempt++;
      const input = { email: `many-seekers-${1 + (n % PEOPLE)}@example.com`, password: PASSWORD, role: "SEEKER" };
      const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
      return requestBytes(url, { query: LOG_IN, variables: { input } }, { "x-forwarded-for": address });
    };
    const reads = tokens.map((token) => requestBytes(url, { query: READ }, { authorization: `Bearer ${token}` }));
    let turn = 0;
    const nextRead = () => reads[turn++ % reads.length] ?? Buffer.alloc(0);
    const milliseconds = quick ? 3000 : 10_000;
    const read = () => load(url, nextRead, { connections: 8, milliseconds, perSecond: READS_A_SECOND });
    const logIn = (connections: number) => load(url, nextLogIn, { connections, milliseconds });
    try {
      await load(url, nextRead, { connections: 4, milliseconds: 1500 });
      const alone = await logIn(8);
      const quiet = await read();
      const [flood, flooded] = await Promise.all([logIn(32), read()]);
      const storm = await logIn(128);
      return report({ alone, quiet, flood, flooded, storm });
    } finally {
      await server.stop();
    }
  },
};

function report(loads: Record<"alone" | "quiet" | "flood" | "flooded" | "storm", Load>): Report {
  const row = (name: string, { requests, seconds, p50, p95, p99, refused }: Load) => {
    return [name, (requests - refused) / seconds, p50, p95, p99, String(refused)];
  };
  const text = [
    `argon2id (19 MiB, 2 passes, 1 lane), one at once on two processors. Reading: the first page of jobs, ${READS_A_SECOND} a second, all processors shared by everybody.`,
    "",
    table(
      ["", "answered a second", "p50 ms", "p95 ms", "p99 ms", "refused quickly"],
      [
        row("logins, 8 at once", loads.alone),
        row("logins, 32 at once, while reading", loads.flood),
        row("logins, 128 at once (the queue holds 64)", loads.storm),
        row("reading, nobody logs in", loads.quiet),
        row("reading during the flood of 32", loads.flooded),
      ],
    ),
  ].join("\n");
  const perSecond = (loads.alone.requests - loads.alone.refused) / loads.alone.seconds;
  const { quiet, flooded } = loads;
  return {
    text,
    goals: [
      atLeast("logins a second", 80, perSecond),
      atMost("p99 of reading in a flood of logins, against without", 2, flooded.p99 / quiet.p99, {
        unit: "times",
        note: `${shown(flooded.p99)} against ${shown(quiet.p99)} ms`,
      }),
    ],
  };
}
