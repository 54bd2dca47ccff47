import type pg from "pg";
import { countJobs, searchJobs } from "../../server/jobs/search/job-search.store.ts";
import { pooledReads } from "../../server/platform/database/pipelined-reads.ts";
import { encodeCursor } from "../../server/platform/search/cursor.ts";
import { SEARCH_CLASSES } from "../../server/testing/search-classes.ts";
import { prepareData, SIZES, type Size } from "../lib/data.ts";
import { atMost } from "../lib/goals.ts";
import { type Line, openLine, requestBytes } from "../lib/load.ts";
import { median, percentile, shown, table } from "../lib/numbers.ts";
import type { Goal, Part, Report } from "../lib/part.ts";
import { withPool } from "../lib/postgres.ts";
import { signInSeekers, withWorklane } from "../lib/worklane.ts";

/** A page of jobs, as the web client requests it. */
export const JOBS_QUERY = `query Search($filter: JobFilter, $order: JobOrder, $after: String) { jobs(filter: $filter, order: $order, first: 20, after: $after) {
  nodes { id title jobType location salaryLabel company { id name logoUrl } viewerHasSaved viewerApplicationStatus }
  pageInfo { hasNextPage endCursor } } }`;
const PORT = Number(process.env.BENCH_PORT ?? 4600);
/** The classes that the query has a filter for. */
const CLASSES = SEARCH_CLASSES.filter(({ usedElsewhere }) => !usedElsewhere);
/** Warm-up rounds: users usually meet a server that has run for a minute. */
const WARM_UP = 10;
/** Ten million jobs are a separate part. */
const SIZE_NAMES = (Object.keys(SIZES) as Size[]).filter((size) => size !== "huge");

/** The three ways a class is measured. */
type Way = "api" | "sql" | "count";
type Times = Record<Way, number[]>;

/** Every kind of search, with one client, at each size: through GraphQL over HTTP, and its statements alone. */
export const search: Part = {
  title: "Search",
  async run({ serverUrl, scale, quick }) {
    const sizes = SIZE_NAMES.filter((size) => SIZES[size] <= SIZES[scale]);
    const all = new Map<Size, Times[]>(
      sizes.map((size) => [size, CLASSES.map(() => ({ api: [], sql: [], count: [] }))]),
    );
    for (const [index, size] of sizes.entries()) {
      const database = await prepareData(serverUrl, SIZES[size]);
      await withWorklane(PORT + 10 + index, database, ({ url }) =>
        withPool(database, (pool) => measure(pool, url, all.get(size) ?? [], quick ? 5 : 41), 1),
      );
    }
    return report(sizes, all);
  },
};

async function measure(pool: pg.Pool, url: string, times: Times[], repetitions: number) {
  const [token = ""] = await signInSeekers(pool, 1);
  const { rows } = await pool.query<{ account: string }>("select md5('seeker 1')::uuid::text as account");
  const viewer = rows[0]?.account ?? null;
  const after = await deepCursors(pool);
  const line = await openLine(url);
  const db = { pool, quick: pooledReads(pool) };
  for (let round = -WARM_UP; round < repetitions; round++) {
    // In turn, so that a busy period of the machine does not affect only one class.
    for (const [index, { search, order, deep }] of CLASSES.entries()) {
      const cursor = deep ? after[search.keyword ? "ranked" : "newest"] : null;
      const api = await timed(() => ask(line, url, token, { filter: search, order, after: cursor }));
      const sql = await timed(() => searchJobs(db, search, { first: 20, after: cursor, order }, viewer, "card"));
      const count = await timed(() => countJobs(db, search));
      if (round < 0) continue;
      times[index]?.api.push(api);
      times[index]?.sql.push(sql);
      times[index]?.count.push(count);
    }
  }
  line.close();
}

/**
 * Returns cursors in the middle of a list, by time and by rank: jobs with the word in their title have the first rank.
 */
export async function deepCursors(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string; created_at: Date }>(
    "select id, created_at from jobs where status = 'OPEN' and deleted_at is null order by created_at desc, id desc offset 5000 limit 1",
  );
  const [row] = rows;
  if (!row) return { newest: null, ranked: null };
  const place = { at: row.created_at, id: row.id };
  return {
    newest: encodeCursor("jobs", place),
    ranked: encodeCursor("jobs", { ...place, ranked: { by: "best_match", rank: 6 } }),
  };
}

async function ask(line: Line, url: string, token: string, variables: unknown) {
  const bytes = requestBytes(`${url}/graphql`, { query: JOBS_QUERY, variables }, { authorization: `Bearer ${token}` });
  const status = await line.ask(bytes);
  if (status !== 200) throw new Error(`The search was answered with ${status}.`);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const both = (times: readonly number[]) => `${shown(median(times))} / ${shown(percentile(times, 0.95))}`;

function report(sizes: readonly Size[], all: ReadonlyMap<Size, readonly Times[]>): Report {
  const heads = (what: string) => sizes.map((size) => `${what} ${SIZES[size].toLocaleString("en")}`);
  const last = sizes.at(-1) ?? "small";
  const rows = CLASSES.map(({ name }, index) => {
    const of = (size: Size, way: Way) => all.get(size)?.[index]?.[way] ?? [];
    const growth = median(of(last, "sql")) / median(of("small", "sql"));
    return [
      name,
      ...sizes.map((size) => both(of(size, "api"))),
      ...sizes.map((size) => both(of(size, "sql"))),
      growth,
      both(of(last, "count")),
    ];
  });
  const repetitions = all.get("small")?.[0]?.api.length ?? 0;
  const text = [
    `Milliseconds, median / 95th percentile of ${repetitions} rounds over all classes in turn; one client, signed in, 20 jobs a page. ` +
      "GraphQL: over HTTP, until the answer is read. SQL: the same statements sent from Node. Growth: SQL at the largest size against the smallest. " +
      "The count is capped at 1,000 and asked for apart.",
    "",
    table(["class", ...heads("GraphQL"), ...heads("SQL"), "growth", `count ${SIZES[last].toLocaleString("en")}`], rows),
  ].join("\n");
  return { text, goals: goals(all.get("small") ?? [], all.get(last) ?? [], SIZES[last]) };
}

const NONE: Times = { api: [], sql: [], count: [] };

/** Returns the goals; the slowest class decides. */
function goals(smallest: readonly Times[], largest: readonly Times[], jobs: number): Goal[] {
  const at = `at ${jobs.toLocaleString("en")} jobs`;
  const worst = (figure: (times: Times, index: number) => number, meant: (name: string) => boolean = () => true) => {
    const figures = CLASSES.map(({ name }, index) => ({ name, value: figure(largest[index] ?? NONE, index) }));
    const [first] = figures.filter(({ name }) => meant(name)).toSorted((a, b) => b.value - a.value);
    return [first?.value ?? Number.NaN, first?.name ?? ""] as const;
  };
  const goal = (what: string, most: number, [value, note]: readonly [number, string], unit = "ms") =>
    atMost(what, most, value, { unit, note });
  const often = (name: string) => name.startsWith("no keyword") || name.startsWith("a common keyword");
  const growth = (times: Times, index: number) => median(times.sql) / median(smallest[index]?.sql ?? []);
  const ways = [
    ["api", "GraphQL"],
    ["sql", "SQL alone"],
  ] as const;
  return [
    ...ways.flatMap(([way, name]) => [
      goal(
        `every class of search ${at}, ${name}, p50`,
        20,
        worst((times) => median(times[way])),
      ),
      goal(
        `every class of search ${at}, ${name}, p95`,
        60,
        worst((times) => percentile(times[way], 0.95)),
      ),
      goal(
        `no keyword and common ones ${at}, ${name}, p95`,
        5,
        worst((times) => percentile(times[way], 0.95), often),
      ),
    ]),
    goal(`growth of any class from ${SIZES.small.toLocaleString("en")} jobs ${at}`, 5, worst(growth), "times"),
    goal(
      `capped count ${at}, p95`,
      60,
      worst((times) => percentile(times.count, 0.95)),
    ),
  ];
}
