// @module-tag thorough

import { expect, it } from "vitest";
import { newSeed } from "../support/seeded.ts";
import { CLAIMS } from "./claims.ts";
import { runHistories } from "./run.ts";

// The short form; `npm run test:long` has 100,000 acts and all kinds of faults. SEED=… repeats a run's plan.
let run: Awaited<ReturnType<typeof runHistories>>;
it("people act during faults", { timeout: 300_000 }, async () => {
  const seed = Number(process.env.SEED) || newSeed();
  console.log(`seed ${seed}`);
  run = await runHistories({ seed, acts: 2000, faults: 4, atOnce: 8, older: null });
  console.log(run.report);
  expect(run.acts).toBeGreaterThan(1500);
});

it.each(CLAIMS)("%s, during faults: %s", (kind) => {
  expect(run.contradictionIn(kind)).toBe("");
});
