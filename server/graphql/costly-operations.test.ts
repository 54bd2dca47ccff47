// @module-tag thorough

import { beforeAll, expect, test } from "vitest";
import { fillWithJobs } from "../testing/many-jobs.ts";
import { send as post } from "../testing/send.ts";
import { testApp } from "../testing/test-app.ts";

const app = testApp();

const searches = (count: number) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: jobs(first: 50, filter: { keyword: "${"aeiou"[n % 5]}" }) { totalCount nodes { id } }`).join(" ")} }`;
/** Costs about as much as one operation may. */
const COSTLY = searches(11);

async function send(query: string, cookie = "") {
  const response = await post(app.url, query, {}, { cookie });
  const { errors, extensions } = (await response.json()) as {
    errors?: { extensions: { code: string; retryAfter?: number } }[];
    extensions?: { cost?: { value: number; most: number; remaining?: number } };
  };
  const { status, headers } = response;
  return { code: errors?.[0]?.extensions.code ?? "yes", errors, cost: extensions?.cost, status, headers };
}

const newSeeker = async () => (await app.signedInSeeker()).cookie;
const newSeekers = (count: number) => Promise.all(Array.from({ length: count }, newSeeker));

beforeAll(async () => {
  await fillWithJobs(app.db.pool, { jobs: 4000, recruiters: 50 });
}, 60_000);

test("a search costs more than a page, counting its results even more, and thirty of both are rejected", async () => {
  const cookie = await newSeeker();
  const cost = async (query: string) => (await send(query, cookie)).cost?.value ?? 0;
  const page = await cost("{ jobs(first: 20) { nodes { id } } }");
  const search = await cost('{ jobs(first: 20, filter: { keyword: "a" }) { nodes { id } } }');
  const counted = await cost('{ jobs(first: 20, filter: { keyword: "a" }) { nodes { id } totalCount } }');
  expect(search).toBeGreaterThan(3 * page);
  expect(counted).toBeGreaterThan(2 * search);
  expect((await send(searches(30), cookie)).code).toBe("QUERY_TOO_COMPLEX");
});

test("a filter weighs the same in a variable as in the document", async () => {
  const query = "query ($f: JobFilter) { jobs(filter: $f) { nodes { id } totalCount } }";
  const costOf = async (f: unknown) => {
    const { extensions } = (await app.execute(query, { f })) as { extensions?: { cost: { value: number } } };
    return extensions?.cost.value;
  };
  const plain = await costOf(null);
  expect(await costOf({ keyword: "" })).toBe(plain);
  expect(await costOf({ keyword: "welder" })).toBe((plain ?? 0) + 350);
  expect(await costOf(null)).toBe(plain);
});

test("the remaining budget of this minute is reported, and nothing is executed once it is used up", async () => {
  const cookie = await newSeeker();
  const first = await send(COSTLY, cookie);
  expect(first.cost).toMatchObject({ most: 6000, remaining: 30_000 - (first.cost?.value ?? 0) });
  expect(first.headers.get("ratelimit-limit")).toBe("30000");
  expect(first.headers.get("ratelimit-remaining")).toBe(String(first.cost?.remaining));
  expect(Number(first.headers.get("ratelimit-reset"))).toBeLessThanOrEqual(60);
  expect(first.headers.get("ratelimit-policy")).toBe('"query-cost:account";q=30000;w=60');
  expect(first.headers.get("ratelimit")).toBe(
    `"query-cost:account";r=${first.cost?.remaining};t=${first.headers.get("ratelimit-reset")}`,
  );
  let last = first;
  let remaining = first.cost?.remaining;
  for (let time = 0; time < 6 && last.code === "yes"; time++) {
    remaining = last.cost?.remaining;
    last = await send(COSTLY, cookie);
  }
  expect([last.code, last.status]).toEqual(["RATE_LIMITED", 429]);
  expect(last.headers.get("ratelimit-limit")).toBe("30000");
  expect(last.headers.get("ratelimit-remaining"), "a rejected operation costs nothing").toBe(String(remaining));
  const reset = Number(last.headers.get("ratelimit-reset"));
  expect(Number(last.headers.get("retry-after")) - reset, "asked for a moment later").toBeOneOf([0, 1]);
  expect(Number(last.headers.get("retry-after"))).toBe(last.errors?.[0]?.extensions.retryAfter);
  expect(last.headers.get("ratelimit-policy")).toBe('"query-cost:account";q=30000;w=60');
  expect(last.headers.get("ratelimit")).toBe(`"query-cost:account";r=${remaining};t=${reset}`);
  expect((await send("{ jobs { nodes { id } } }", cookie)).code).toBe("yes");
  expect((await send(COSTLY, await newSeeker())).code).toBe("yes");
});

test("the remaining budget can be queried without spending any of it", async () => {
  const cookie = await newSeeker();
  const left = async () => {
    const { data } = await app.execute("{ rateLimit { limit remaining resetAt } }", {}, { cookie });
    const { resetAt, ...rateLimit } = (data as { rateLimit: { resetAt: string } }).rateLimit;
    return { ...rateLimit, seconds: Math.round((Date.parse(resetAt) - Date.now()) / 1000) };
  };
  for (let time = 0; time < 5; time++) expect(await left()).toMatchObject({ limit: 30_000, remaining: 30_000 });
  const { cost } = await send(COSTLY, cookie);
  const after = await left();
  expect(after).toMatchObject({ limit: 30_000, remaining: cost?.remaining });
  expect(after.seconds).toBeGreaterThan(0);
  expect(after.seconds).toBeLessThanOrEqual(60);
});

test("the number of concurrent costly operations per client is limited", async () => {
  const cookie = await newSeeker();
  const some = searches(4);
  const codes = (await Promise.all(Array.from({ length: 8 }, () => send(some, cookie)))).map(({ code }) => code);
  expect([...new Set(codes)].sort()).toEqual(["RATE_LIMITED", "yes"]);
  for (let time = 0; time < 5; time++) expect((await send(some, cookie)).code).toBe("yes");
});

test("a client with one costly operation waits for one of each other client, not for all that they have queued", async () => {
  const [cookie = "", ...others] = await newSeekers(4);
  let answered = 0;
  const flood = others.flatMap((other) =>
    Array.from({ length: 4 }, () => send(searches(5), other).finally(() => answered++)),
  );
  await Promise.race(flood);
  const before = answered;
  expect((await send(searches(5), cookie)).code).toBe("yes");
  // One runs already, and each of the three others has a turn.
  expect(answered - before).toBeLessThanOrEqual(1 + others.length);
  await Promise.all(flood);
});

test("a reader stays fast beside twelve clients that send as much as is allowed", { timeout: 60_000 }, async () => {
  const [reader = "", ...clients] = await newSeekers(13);
  const read = async () => {
    const started = performance.now();
    const { code } = await send('{ peers(filter: { keyword: "a" }) { nodes { id name } totalCount } }', reader);
    expect(code).toBe("yes");
    return performance.now() - started;
  };
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
  await read();
  const alone: number[] = [];
  for (let time = 0; time < 15; time++) alone.push(await read());
  let storming = true;
  const storm = Promise.all(
    clients.map(async (cookie) => {
      for (let time = 0; time < 3; time++) await send(COSTLY, cookie);
    }),
  ).finally(() => {
    storming = false;
  });
  const beside: number[] = [];
  while (storming || beside.length < 15) beside.push(await read());
  await storm;
  console.info(
    `a search: ${median(alone).toFixed(0)} ms alone, ${median(beside).toFixed(0)} ms beside (${beside.length})`,
  );
  expect(median(beside) / median(alone)).toBeLessThan(10);
});
