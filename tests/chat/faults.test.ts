// @module-tag thorough

import { expect, it } from "vitest";
import { newSeed } from "../support/seeded.ts";
import { runWithFaults } from "./faults.ts";

// The short form; `npm run test:long` sends 5,000 messages over each bus.
it("confirmed messages are on both sides, once and in order, whatever fails", {
  timeout: 300_000,
}, async () => {
  const seed = Number(process.env.SEED) || newSeed();
  console.log(`seed ${seed}`);
  const run = { pairs: 6, each: 25, bus: "Redis", rounds: 1, redisAwayMs: 2000, seed } as const;
  const { written, stored, lost, wrong, doubled, faults } = await runWithFaults(run);
  console.log(`${stored} of ${written} messages stored; ${faults.join(", ")}`);
  expect({ lost, wrong, doubled, stored }).toEqual({ lost: 0, wrong: [], doubled: 0, stored: written });
});
