import { afterAll, beforeAll, expect, it } from "vitest";
import { newSeed } from "../support/seeded.ts";
import { type OlderVersion, olderVersion } from "./older-version.ts";
import { runHistories } from "./run.ts";

/** Acts of a run, and how many; ACTS=… for another number. A new cluster each, so that what one leaves does not hide what another does. */
const ACTS = Number(process.env.ACTS) || 100_000;
const ACTS_OF_RUN = 5000;
const FAULTS_OF_RUN = 18;

let older: OlderVersion | null;
beforeAll(async () => {
  older = await olderVersion();
  if (!older) console.log("The repository's history cannot be read: no version is there to upgrade from.");
});
afterAll(() => older?.remove());

const runs = Math.ceil(ACTS / ACTS_OF_RUN);
const first = Number(process.env.SEED) || newSeed();

it.each(Array.from({ length: process.env.SEED ? 1 : runs }, (_, n) => first + n))(
  "what people are answered while all kinds of faults happen could have happened one thing after the other (seed %i)",
  async (seed) => {
    const run = { seed, acts: ACTS_OF_RUN, faults: FAULTS_OF_RUN, older: older?.folder ?? null };
    const { failures, report } = await runHistories(run);
    console.log(`seed ${seed}, upgraded from ${older?.commit ?? "itself"}\n${report}`);
    expect(failures.slice(0, 3).join("\n\n"), `SEED=${seed}; ${failures.length} histories cannot have happened`).toBe(
      "",
    );
  },
);
