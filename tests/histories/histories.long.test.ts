import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newSeed } from "../support/seeded.ts";
import { CLAIMS } from "./claims.ts";
import { type OlderVersion, olderVersion } from "./older-version.ts";
import { runHistories } from "./run.ts";

/**
 * Number of acts in all, unless set by ACTS=…, and in each run. Each run has a new cluster, so that the effects of one
 * do not hide those of another.
 */
const ACTS = Number(process.env.ACTS) || 100_000;
const ACTS_OF_RUN = 10_000;
const FAULTS_OF_RUN = 30;
/** Concurrency at which the acts take about as long as the faults. */
const AT_ONCE = 40;

let older: OlderVersion | null;
beforeAll(async () => {
  older = await olderVersion();
  if (!older) console.log("The repository's history cannot be read: no version is there to upgrade from.");
});
afterAll(() => older?.remove());

const runs = Math.ceil(ACTS / ACTS_OF_RUN);
const first = Number(process.env.SEED) || newSeed();

describe.each(Array.from({ length: process.env.SEED ? 1 : runs }, (_, n) => first + n))("seed %i", (seed) => {
  let run: Awaited<ReturnType<typeof runHistories>>;
  it("people act during all kinds of faults", async () => {
    run = await runHistories({
      ...{ seed, acts: ACTS_OF_RUN, faults: FAULTS_OF_RUN, atOnce: AT_ONCE },
      older: older?.folder ?? null,
    });
    console.log(`seed ${seed}, upgraded from ${older?.commit ?? "itself"}\n${run.report}`);
  });

  it.each(CLAIMS)("%s, during all kinds of faults: %s", (kind) => {
    expect(run.contradictionIn(kind)).toBe("");
  });
});
