// @module-tag thorough

import { setTimeout as delay } from "node:timers/promises";
import type { VariablesOf } from "@graphql-typed-document-node/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "../../server/platform/logging/log.ts";
import { startWorker, type Worker } from "../../server/platform/queue/worker.ts";
import { type BreakableConnection, breakableConnection } from "../../server/testing/breakable-connection.ts";
import { send, type TypedDocument } from "../../server/testing/send.ts";
import { openSession } from "../../server/testing/sign-in.ts";
import { startTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { createTestDatabase, type TestDatabase } from "../../server/testing/test-database.ts";
import { LogInDocument } from "../../web/generated/accounts/accounts.ts";
import { ViewerDocument } from "../../web/generated/accounts/viewer.ts";
import { JobDetailsDocument, SaveJobDocument, SearchJobsDocument } from "../../web/generated/jobs/jobs.ts";

// The network between a node and its database becomes silent: packets are lost, and no connection is closed.

const LANES = 24;
const SILENCE_MS = 8000;
const RECOVERED_MS = 10_000;
/** A request during the silence gets a response within this time. */
const ANSWERED_MS = 16_000;

let db: TestDatabase;
let line: BreakableConnection;
let node: TestApp;
let worker: Worker;
const done: unknown[] = [];
beforeAll(async () => {
  db = await createTestDatabase();
  line = await breakableConnection(db.url);
  node = await startTestApp({ db: { ...db, url: line.url }, env: { TRUST_PROXY: "1" } });
  const dig = { run: async (payload: unknown) => void done.push(payload) };
  worker = await startWorker({ url: line.url, log: createLogger("silent"), tasks: { dig } });
});
afterAll(async () => {
  await worker.stop();
  await node.close();
  await line.close();
  await db.close();
});

it("8 seconds of silence with 24 concurrent requests: errors arrive in time, and within 10 seconds everything works", async () => {
  const { id } = await db.build.seeker();
  const job = await db.build.job({ title: "Welder" });
  const { name, refreshToken } = await openSession(db, { id, role: "SEEKER" });
  const requests: ((lane: number) => Promise<Response>)[] = [
    (lane) => posted(lane, SearchJobsDocument, { first: 10, filter: { keyword: "Welder" } }),
    (lane) => posted(lane, JobDetailsDocument, { id: job.id }),
    (lane) => posted(lane, ViewerDocument, { role: "SEEKER" }),
    (lane) => posted(lane, SaveJobDocument, { input: { jobId: job.id } }),
    (lane) =>
      posted(lane, LogInDocument, {
        input: { role: "SEEKER", email: `nobody${lane}@example.com`, password: "none of mine" },
      }),
  ];
  const cookie = `${name}=${refreshToken}`;
  const posted = <Sent extends TypedDocument>(lane: number, document: Sent, variables: VariablesOf<Sent>) =>
    send(node.url, document, variables, { cookie, headers: { "x-forwarded-for": `10.0.0.${lane}` } });

  const answers: { lane: number; began: number; took: number; away: boolean; output: string }[] = [];
  let going = true;
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    while (going) {
      const began = Date.now();
      const request = requests[lane % requests.length];
      if (!request) throw new Error("There is a request for each lane.");
      const response = await request(lane);
      const output = await response.text();
      answers.push({ lane, began, took: Date.now() - began, away: output.includes('"UNAVAILABLE"'), output });
      await delay(100);
    }
  });
  const answeredBy = () => new Set(answers.filter(({ away }) => !away).map(({ lane }) => lane));
  await expect.poll(() => answeredBy().size, { timeout: 20_000 }).toBe(LANES);

  line.silence();
  const silentFrom = Date.now();
  await delay(SILENCE_MS);
  line.mend();
  const backAt = Date.now();
  const answeredSince = () =>
    new Set(answers.filter(({ away, began }) => !away && began > silentFrom + 500).map(({ lane }) => lane));
  await expect.poll(() => answeredSince().size, { timeout: RECOVERED_MS, interval: 50 }).toBe(LANES);
  const recoveredMs = Date.now() - backAt;
  const from = answers.length;
  await db.pool.query("select graphile_worker.add_job('dig', '1'::json)");
  await expect.poll(() => done, { timeout: RECOVERED_MS }).toEqual([1]);
  going = false;
  await Promise.all(lanes);

  const slowest = Math.max(...answers.map(({ took }) => took));
  console.log(`recovered ${recoveredMs} ms after the silence; the slowest answer took ${slowest} ms`);
  expect(slowest).toBeLessThan(ANSWERED_MS);
  expect(answers.slice(from).filter(({ away }) => away)).toEqual([]);
  // Failed requests got a reason, and nothing else.
  const masked = answers.filter(({ output }) => output.includes("INTERNAL_SERVER_ERROR"));
  expect(masked).toEqual([]);
  await expect.poll(() => fetch(`${node.url}/readyz`).then((answer) => answer.json())).toMatchObject({ bus: "ok" });
});

it.each([
  ["half a second", 500, 200],
  ["longer than every timeout", 12_000, 503],
])("a database that takes %s for each answer: %i ms, status %i in time", async (_how, milliseconds, status) => {
  const slowLine = await breakableConnection(db.url);
  const slowNode = await startTestApp({ db: { ...db, url: slowLine.url } });
  await slowNode.expectOk(SearchJobsDocument, { first: 1 });
  slowLine.slow(milliseconds);
  const began = Date.now();
  const response = await send(slowNode.url, SearchJobsDocument, { first: 1 });
  expect(Date.now() - began).toBeLessThan(ANSWERED_MS);
  expect(response.status).toBe(status);
  expect((await response.text()).includes('"UNAVAILABLE"')).toBe(status === 503);
  slowLine.mend();
  const works = () => send(slowNode.url, SearchJobsDocument, { first: 1 }).then((answer) => answer.status);
  await expect.poll(works, { timeout: RECOVERED_MS }).toBe(200);
  await slowNode.close();
  await slowLine.close();
});

it("a silent database does not delay a shutdown", async () => {
  const ownLine = await breakableConnection(db.url);
  const own = await startTestApp({ db: { ...db, url: ownLine.url } });
  await own.expectOk(SearchJobsDocument, { first: 1 });
  ownLine.silence();
  const began = Date.now();
  await own.close();
  expect(Date.now() - began).toBeLessThan(6000);
  await ownLine.close();
});
