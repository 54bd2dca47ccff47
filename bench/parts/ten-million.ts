import type pg from "pg";
import { countJobs, searchJobs } from "../../server/jobs/search/job-search.store.ts";
import { pooledReads } from "../../server/platform/database/pipelined-reads.ts";
import { SEARCH_CLASSES } from "../../server/testing/search-classes.ts";
import { prepareData, SIZES } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { type Load, requestBytes } from "../lib/load.ts";
import { shown } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";
import { withWorklane } from "../lib/worklane.ts";
import { deepCursors, JOBS_QUERY } from "./search.ts";
import { loadTable, rotateKeywords, steadily } from "./search-rotation.ts";

const JOBS = SIZES.huge;
const CLASSES = SEARCH_CLASSES.filter(({ usedElsewhere }) => !usedElsewhere);
const PORT = Number(process.env.BENCH_PORT ?? 4600) + 30;
/** Warm-up rounds, one request at a time. */
const WARM_UP = 3;

const at = `at ${JOBS.toLocaleString("en")} jobs`;

/** The keyword rotation at ten million jobs. */
export const tenMillionRotation: Part = {
  title: "Ten million jobs: searches in rotation",
  onlyByName: true,
  run: ({ serverUrl, quick }) => rotateKeywords(serverUrl, JOBS, quick, { search: 120, help: 120 }),
};

/** Every kind of search at a steady rate, and capped counts. */
export const tenMillion: Part = {
  title: "Ten million jobs",
  onlyByName: true,
  async run({ serverUrl, quick }) {
    const database = await prepareData(serverUrl, JOBS);
    const loads: (readonly [string, Load])[] = [];
    const counts = await withWorklane(PORT, database, ({ url }) =>
      withPool(database, async (pool) => {
        const after = await deepCursors(pool);
        await warm(pool);
        for (const { name, search, order, deep } of CLASSES) {
          const cursor = deep ? after[search.keyword ? "ranked" : "newest"] : null;
          const variables = { filter: search, order, after: cursor };
          const bytes = requestBytes(`${url}/graphql`, { query: JOBS_QUERY, variables });
          loads.push([name, await steadily(url, () => bytes, quick ? 500 : 3_000)]);
        }
        return timeCounts(pool);
      }),
    );
    const slowest = worst(loads.map(([name, { p95 }]) => [name, p95]));
    const slowestCount = worst(CLASSES.map(({ name }, index) => [name, counts[index] ?? Number.NaN]));
    const refused = loads.reduce((sum, [, load]) => sum + load.refused, 0);
    const text = [
      `${JOBS.toLocaleString("en")} jobs, six million of them open. Each kind of search by itself, signed out, 20 jobs a page, over HTTP, 50 a second whether or not the answers before are there (open loop).`,
      "",
      loadTable(loads),
      "",
      `Capped counts, the slowest of three, in SQL: ${CLASSES.map(({ name }, index) => `${name} ${shown(counts[index] ?? Number.NaN)}`).join(", ")} ms.`,
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
      ],
    };
  },
};

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
