import { expect, it } from "vitest";
import { newSeed } from "../support/seeded.ts";
import { runHistories } from "./run.ts";

// The short form; `npm run test:long` has 100,000 acts and upgrades from the version before. SEED=… lets a run happen again.
it("what people are answered while things fail could have happened one thing after the other, and each is told once", async () => {
  const seed = Number(process.env.SEED) || newSeed();
  console.log(`seed ${seed}`);
  const { failures, acts, report } = await runHistories({
    seed,
    acts: 2000,
    faults: 4,
    older: null,
  });
  console.log(report);
  expect(failures.slice(0, 3).join("\n\n"), `SEED=${seed}; ${failures.length} histories cannot have happened`).toBe("");
  expect(acts).toBeGreaterThan(1700);
});
