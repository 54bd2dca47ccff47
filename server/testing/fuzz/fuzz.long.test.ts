import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz, fuzzInputs, fuzzSeed } from "./fuzz.ts";
import { type FuzzedServer, startFuzzedServer } from "./fuzzed-server.ts";

let server: FuzzedServer;
beforeAll(async () => {
  server = await startFuzzedServer();
});
afterAll(() => server?.stop());

/** Allowed growth in megabytes from the middle of the run, when the caches are full, to its end. */
const MAX_GROWTH_MB = 12;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

test("100,000 generated inputs: no server error, no timeout, no internals exposed, constant memory", {
  timeout: 7_200_000,
}, async () => {
  const seed = fuzzSeed();
  const count = Number(process.env.INPUTS) || 100_000;
  console.log(`seed ${seed}, ${count} inputs`);
  const { faults, answers, heldMb, slowestMs, inputs } = await fuzz(server, await fuzzInputs(server), count, seed);
  console.log({ inputs, answers, heldMb, slowestMs });
  if (faults.length > 0) console.log(server.printed());
  expect(faults).toEqual([]);
  expect(mean(heldMb.slice(-3)) - mean(heldMb.slice(4, 7))).toBeLessThan(MAX_GROWTH_MB);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
