// @module-tag thorough

import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildJob, buildRecruiter } from "../../prisma/factories/index.ts";
import { openDatabase } from "../../server/platform/database/database.ts";
import { migrate } from "../../server/platform/database/migrations.ts";
import { Replica } from "../../server/platform/database/replica.ts";
import { migrateWorker } from "../../server/platform/queue/worker.ts";
import { type BreakableConnection, breakableConnection } from "../../server/testing/breakable-connection.ts";
import { graphql } from "../../server/testing/generated/gql.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { type As, send } from "../../server/testing/send.ts";
import { openSession } from "../../server/testing/sign-in.ts";
import { startTestApp, type TestApp } from "../../server/testing/test-app.ts";
import type { TestDatabase } from "../../server/testing/test-database.ts";
import { type ReplicatedPostgres, startReplicatedPostgres } from "../support/replicated-postgres.ts";

// Reads from a real standby by streaming replication, which is delayed, killed and silenced.

const TITLES = graphql(
  `query ReplicatedTitles($filter: JobFilter) { jobs(filter: $filter, first: 20) { totalCount nodes { id title viewerHasSaved } } }`,
);
const SAVE = graphql(
  `mutation ReplicatedSave($input: JobIdInput!) { saveJob(input: $input) { job { id viewerHasSaved } } }`,
);

let postgres: ReplicatedPostgres;
let line: BreakableConnection;
let db: Omit<TestDatabase, "build">;
let standby: pg.Pool;
const nodes: TestApp[] = [];

beforeAll(async () => {
  postgres = await startReplicatedPostgres(async (url) => {
    await migrate(url);
    await migrateWorker(url);
  });
  db = { ...openDatabase(postgres.url), url: postgres.url };
  line = await breakableConnection(postgres.standby.url);
  standby = new pg.Pool({ connectionString: postgres.standby.url });
  standby.on("error", () => {});
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await standby.end();
  await line.close();
  await db.close();
  await postgres.remove();
});

/** Starts a node that reads from the standby. */
async function startNode(env: Record<string, string> = {}): Promise<TestApp> {
  const node = await startTestApp({ db, env: { DATABASE_REPLICA_URLS: line.url, ...env } });
  nodes.push(node);
  await used(node, true);
  return node;
}

const statesOf = (node: TestApp) => node.app.platform.db.replicated.states();
const answeredBy = (node: TestApp) => statesOf(node)[0]?.answered ?? 0;
const used = (node: TestApp, isUsed: boolean) =>
  expect.poll(() => statesOf(node)[0]?.isUsed, { interval: 20 }).toBe(isUsed);
const pause = () => standby.query("select pg_wal_replay_pause()");
const resume = () => standby.query("select pg_wal_replay_resume()");

/** The titles found by a search, and which of them are saved. */
async function find(node: TestApp, keyword: string, as?: As) {
  const { jobs } = await node.expectOk(TITLES, { filter: { keyword } }, as);
  return jobs.nodes;
}
const titles = async (node: TestApp, keyword: string, as?: As) =>
  (await find(node, keyword, as)).map(({ title }) => title);

/** Waits until the standby has replayed all writes of the primary. */
async function caughtUp() {
  const { rows } = await db.pool.query("select pg_current_wal_lsn() as lsn");
  const replayed = () => standby.query("select pg_last_wal_replay_lsn() >= $1::pg_lsn as has", [rows[0].lsn]);
  await expect.poll(async () => (await replayed()).rows[0].has).toBe(true);
}

describe("a replica", () => {
  it("serves searches, counts, suggestions and public pages to visitors who are not signed in", async () => {
    const job = await buildJob(db.prisma, { title: "Replicated Welder" });
    await caughtUp();
    const node = await startNode();
    const before = answeredBy(node);
    expect(await titles(node, "Replicated")).toEqual(["Replicated Welder"]);
    const afterSearch = answeredBy(node);
    expect(afterSearch).toBeGreaterThan(before);
    expect((await fetch(`${node.url}/jobs/${job.id}`)).status).toBe(200);
    expect((await fetch(`${node.url}/sitemap.xml`)).status).toBe(200);
    expect(answeredBy(node)).toBeGreaterThan(afterSearch + 1);
    const metrics = await (await fetch(`${node.url}/metrics`)).text();
    expect(metrics).toMatch(/^worklane_replica_lag_seconds\{replica="127\.0\.0\.1:\d+\/postgres"\} \d/m);
    expect(metrics).toMatch(/^worklane_replica_used\{.*\} 1$/m);
    expect(metrics).toMatch(/^worklane_replicated_reads_total\{replica="127.*",outcome="answered"\} [1-9]/m);
    expect(metrics).not.toContain("worklane:");
  });

  it("is not used for people who have just written, on any node: they see it immediately, and others once it is replicated", async () => {
    const patient = { DATABASE_REPLICA_LAG_SECONDS: "60" };
    const [here, there] = [await startNode(patient), await startNode(patient)];
    const job = await buildJob(db.prisma, { title: "Paused Welder" });
    const { cookie } = await signedInSeeker(db);
    await caughtUp();
    await pause();
    try {
      const response = await send(here.url, SAVE, { input: { jobId: job.id } }, { cookie });
      const wroteAt = response.headers.getSetCookie().find((sent) => sent.startsWith("worklane-wrote-at=")) ?? "";
      expect(wroteAt).toMatch(/^worklane-wrote-at=\d+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
      const own = { cookie: `${cookie}; ${wroteAt.split(";")[0]}` };
      for (const node of [here, there]) {
        expect(await find(node, "Paused", own)).toMatchObject([{ viewerHasSaved: true }]);
        // A program that sends only the session's cookies does not store the other one.
        expect(await find(node, "Paused", { cookie })).toMatchObject([{ viewerHasSaved: true }]);
        // Another browser, without writes, reads from the replica, which does not have them yet.
        const before = answeredBy(node);
        const other = { cookie: `${cookie}; worklane-wrote-at=1` };
        expect(await find(node, "Paused", other)).toMatchObject([{ viewerHasSaved: false }]);
        expect(answeredBy(node)).toBeGreaterThan(before);
      }
    } finally {
      await resume();
    }
    await caughtUp();
    for (const node of [here, there]) {
      // Once the replica has them, the browser that wrote uses it again.
      const own = { cookie: `${cookie}; worklane-wrote-at=${Date.now()}` };
      const before = answeredBy(node);
      const isUsed = async () => {
        expect(await find(node, "Paused", own)).toMatchObject([{ viewerHasSaved: true }]);
        return answeredBy(node) > before;
      };
      await expect.poll(isUsed).toBe(true);
    }
  });

  it("is not used for authenticated programs", async () => {
    const node = await startNode();
    const recruiter = await buildRecruiter(db.prisma);
    const { refreshToken } = await openSession(db, { id: recruiter.id, role: "RECRUITER" });
    const session = await node.app.services.sessions.fromRefreshToken(refreshToken);
    const before = answeredBy(node);
    await titles(node, "Replicated", { headers: { authorization: `Bearer ${session?.accessToken}` } });
    expect(answeredBy(node)).toBe(before);
  });

  it("is not used when it lags too far behind, and used again when it has caught up", async () => {
    const node = await startNode({ DATABASE_REPLICA_LAG_SECONDS: "1" });
    await pause();
    try {
      await buildJob(db.prisma, { title: "Lagging Welder" });
      expect(await titles(node, "Lagging")).toEqual([]);
      await used(node, false);
      expect(statesOf(node)[0]?.lagSeconds).toBeGreaterThan(1);
      expect(await titles(node, "Lagging")).toEqual(["Lagging Welder"]);
    } finally {
      await resume();
    }
    await used(node, true);
    const before = answeredBy(node);
    expect(await titles(node, "Lagging")).toEqual(["Lagging Welder"]);
    expect(answeredBy(node)).toBeGreaterThan(before);
  });

  for (const [what, harm, mend] of [
    ["is killed", () => postgres.standby.crash(), () => postgres.standby.start()],
    ["cannot be reached", () => line.cut(), () => line.mend()],
    ["goes silent", () => line.silence(), () => line.mend()],
  ] as const) {
    it(`${what} under load: no request fails, and it is used again afterwards`, async () => {
      const node = await startNode();
      const answers: unknown[] = [];
      let longest = 0;
      let isOver = false;
      const lanes = Array.from({ length: 8 }, async () => {
        while (!isOver) {
          const asked = performance.now();
          const response = await send(node.url, TITLES, { filter: { keyword: "Replicated" } });
          const text = await response.text();
          longest = Math.max(longest, performance.now() - asked);
          if (!text.includes("Replicated Welder") || text.includes('"errors"')) answers.push(text);
        }
      });
      const before = answeredBy(node);
      await expect.poll(() => answeredBy(node), { interval: 20 }).toBeGreaterThan(before + 20);
      await harm();
      await used(node, false);
      const primary = () => node.app.platform.db.replicated.answeredByPrimary();
      const without = primary();
      await expect.poll(primary, { interval: 20 }).toBeGreaterThan(without + 20);
      await mend();
      await used(node, true);
      const again = answeredBy(node);
      await expect.poll(() => answeredBy(node), { interval: 20 }).toBeGreaterThan(again + 20);
      isOver = true;
      await Promise.all(lanes);
      expect(answers).toEqual([]);
      // Silence is detected within a second, or between two probes.
      expect(longest).toBeLessThan(4000);
    });
  }
});

it("a replica of another timeline is not used: it may have what a restore of the primary discarded", async () => {
  const logged: object[] = [];
  const log = pino({ level: "info" }, { write: (text: string) => void logged.push(JSON.parse(text)) });
  const options = { poolSize: 1, pipelined: false, maxLagMs: 1000, log };
  const replica = new Replica({ ...options, url: postgres.standby.url });
  const at = Date.now();
  const looked = async (timeline: number) => {
    await replica.look([{ at, position: 0n, timeline }]);
    return replica.has(at);
  };
  await expect.poll(() => looked(1)).toBe(true);
  expect(await looked(2)).toBe(false);
  expect(logged).toMatchObject([
    { msg: "a replica is asked" },
    { why: "it follows another timeline than the primary" },
  ]);
  await replica.close();
});

it("without replicas nothing is retried, and no cookie is set", async () => {
  const node = await startTestApp({ db });
  nodes.push(node);
  const job = await buildJob(db.prisma, { title: "Lone Welder" });
  const { headers } = await send(node.url, SAVE, { input: { jobId: job.id } }, await signedInSeeker(db));
  expect(headers.getSetCookie().join()).not.toContain("worklane-wrote-at");
  const { replicated, pool, quick } = node.app.platform.db;
  expect(replicated.pool).toBe(pool);
  expect(replicated.quick).toBe(quick);
});
