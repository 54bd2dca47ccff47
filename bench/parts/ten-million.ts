import { join } from "node:path";
import type pg from "pg";
import { countJobs, searchJobs } from "../../server/jobs/search/job-search.store.ts";
import { pooledReads } from "../../server/platform/database/pipelined-reads.ts";
import { SEARCH_CLASSES } from "../../server/testing/search-classes.ts";
import { prepareData, SIZES } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { type Load, requestBytes } from "../lib/load.ts";
import { percentile, shown, table } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { dataDir, withPool } from "../lib/postgres.ts";
import { serverEnv, startWorklane } from "../lib/worklane.ts";
import { deepCursors, JOBS_QUERY } from "./search.ts";
import { loadTable, rotateKeywords, steadily } from "./search-rotation.ts";
import { insertTable, timeInserts } from "./writes.ts";

const JOBS = SIZES.huge;
const CLASSES = SEARCH_CLASSES.filter(({ usedElsewhere }) => !usedElsewhere);
const PORT = Number(process.env.BENCH_PORT ?? 4600) + 30;
/** Warm-up rounds, one request at a time. */
const WARM_UP = 3;
/** Number of tables and indexes shown, the largest first. */
const SHOWN_SIZES = 24;

const at = `at ${JOBS.toLocaleString("en")} jobs`;

/** The keyword rotation at ten million jobs. */
export const tenMillionRotation: Part = {
  title: "Ten million jobs: searches in rotation",
  onlyByName: true,
  run: ({ serverUrl, quick }) => rotateKeywords(serverUrl, JOBS, quick, { search: 120, help: 120 }),
};

/** Every kind of search at a steady rate, inserts, and the cost of the database: sizes and build times. */
export const tenMillion: Part = {
  title: "Ten million jobs",
  onlyByName: true,
  async run({ serverUrl, quick }) {
    const database = await prepareData(serverUrl, JOBS);
    const server = await startWorklane(PORT, { ...serverEnv(database, join(dataDir, "worklane")), WORKER: "apart" });
    const loads: (readonly [string, Load])[] = [];
    let counts: number[] = [];
    let sizes = "";
    try {
      await withPool(database, async (pool) => {
        const after = await deepCursors(pool);
        await warm(pool);
        for (const { name, search, order, deep } of CLASSES) {
          const cursor = deep ? after[search.keyword ? "ranked" : "newest"] : null;
          const variables = { filter: search, order, after: cursor };
          const bytes = requestBytes(`${server.url}/graphql`, { query: JOBS_QUERY, variables });
          loads.push([name, await steadily(server.url, () => bytes, quick ? 500 : 3_000)]);
        }
        counts = await timeCounts(pool);
        sizes = await sizesOf(pool);
      });
    } finally {
      await server.stop();
    }
    const insertsInTurn = await afterCheckpoint(database, quick ? 200 : 2000);
    const inserts = insertsInTurn.at(-1) ?? [];
    const slowest = worst(loads.map(([name, { p95 }]) => [name, p95]));
    const slowestCount = worst(CLASSES.map(({ name }, index) => [name, counts[index] ?? Number.NaN]));
    const refused = loads.reduce((sum, [, load]) => sum + load.refused, 0);
    const text = [
      `${JOBS.toLocaleString("en")} jobs, six million of them open. Each kind of search by itself, signed out, 20 jobs a page, over HTTP, 50 a second whether or not the answers before are there (open loop).`,
      "",
      loadTable(loads),
      "",
      `Capped counts, the slowest of three, in SQL: ${CLASSES.map(({ name }, index) => `${name} ${shown(counts[index] ?? Number.NaN)}`).join(", ")} ms.`,
      "",
      `One connection, jobs one after the other, each committed to disk, all indexes and triggers there. A checkpoint, then three times ${inserts.length}: after a checkpoint, each page that is touched for the first time is written whole to the write-ahead log. The goal is for the last; they are deleted afterwards.`,
      "",
      insertTable(insertsInTurn.map((times, index) => [["the first", "the second", "the third"][index] ?? "", times])),
      "",
      "What it takes. Building: jobs by two connections with their indexes away, then each index by itself.",
      "",
      sizes,
    ].join("\n");
    return {
      text,
      goals: [
        atMost(`every class of search ${at}, 50 a second, p95`, 120, slowest.value, { unit: "ms", note: slowest.name }),
        atMost(`searches ${at}, refused`, 0, refused),
        atMost(`capped count ${at}, the slowest of three`, 120, slowestCount.value, {
          unit: "ms",
          note: slowestCount.name,
        }),
        atMost(`inserting a job ${at}, all indexes there, p99`, 10, percentile(inserts, 0.99), { unit: "ms" }),
      ],
    };
  },
};

/** Returns the milliseconds of three times so many inserts, after a checkpoint. */
async function afterCheckpoint(database: string, inserts: number): Promise<number[][]> {
  await withPool(database, (pool) => pool.query("checkpoint"), 1);
  const times = await timeInserts(database, 3 * inserts);
  return [0, 1, 2].map((turn) => times.slice(turn * inserts, (turn + 1) * inserts));
}

const worst = (figures: readonly (readonly [name: string, value: number])[]) => {
  const [[name, value] = ["", Number.NaN]] = figures.toSorted(([, one], [, other]) => other - one);
  return { name, value };
};

/** Runs each class several times, so that the data it reads is in memory. */
async function warm(pool: pg.Pool): Promise<void> {
  const db = { pool, quick: pooledReads(pool) };
  for (let round = 0; round < WARM_UP; round++)
    for (const { search, order } of CLASSES) await searchJobs(db, search, { first: 20, order }, null, "card");
}

async function timeCounts(pool: pg.Pool): Promise<number[]> {
  const slowest: number[] = [];
  for (const { search } of CLASSES) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      await countJobs({ pool }, search);
      times.push(performance.now() - start);
    }
    slowest.push(Math.max(...times));
  }
  return slowest;
}

/** Returns the largest tables and indexes, with their build times if stored. */
async function sizesOf(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{
    name: string;
    of: string;
    megabytes: number;
    rows: number;
    seconds: number | null;
  }>(
    `select c.oid::regclass::text as name, coalesce(i.indrelid::regclass::text, 'table') as of,
       pg_table_size(c.oid) / 1048576.0 as megabytes, c.reltuples as rows, b.seconds
     from pg_class c left join pg_index i on i.indexrelid = c.oid
       left join bench_statistics.built b on b.what = case when c.relname = 'jobs' then 'all jobs' else c.relname end
     where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace order by 3 desc limit $1`,
    [SHOWN_SIZES],
  );
  return table(
    ["", "of", "MB", "bytes each", "built in s"],
    rows.map(({ name, of, megabytes, rows: count, seconds }) => [
      name,
      of,
      shown(Number(megabytes)),
      shown((Number(megabytes) * 1_048_576) / count),
      seconds === null ? "" : shown(seconds),
    ]),
  );
}
