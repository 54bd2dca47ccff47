// @module-tag thorough

import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz, fuzzInputs, fuzzSeed } from "./fuzz.ts";
import { type FuzzedServer, startFuzzedServer } from "./fuzzed-server.ts";

let server: FuzzedServer;
beforeAll(async () => {
  server = await startFuzzedServer();
}, 120_000);
afterAll(() => server?.stop());

/**
 * Megabytes that the document caches may grow during the run; `npm run test:long` runs with full caches, and allows less.
 */
const MAX_GROWTH_MB = 40;

// The short form; `npm run test:long` sends 100,000.
test("1,000 generated inputs: no server error, no timeout, no internals exposed", {
  timeout: 120_000,
}, async () => {
  const seed = fuzzSeed();
  console.log(`seed ${seed}`);
  const { faults, answers, heldMb, slowestMs } = await fuzz(server, await fuzzInputs(server), 1000, seed);
  console.log({ answers, heldMb, slowestMs });
  if (faults.length > 0) console.log(server.printed());
  expect(faults).toEqual([]);
  expect((heldMb.at(-1) ?? 0) - (heldMb[0] ?? 0)).toBeLessThan(MAX_GROWTH_MB);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
