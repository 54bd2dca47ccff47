import { expect, it } from "vitest";
import { newSeed } from "../support/seeded.ts";
import { runWithFaults } from "./faults.ts";

it.each(["Redis", "PostgreSQL"] as const)(
  "5,000 messages over two server processes and %s, with every fault several times",
  async (bus) => {
    const seed = Number(process.env.SEED) || newSeed();
    console.log(`seed ${seed}`);
    const run = { pairs: 20, each: 125, bus, rounds: 3, redisAwayMs: 10_000, seed };
    const { written, stored, lost, wrong, doubled, faults } = await runWithFaults(run);
    console.log(`${stored} of ${written} messages stored; ${faults.join(", ")}`);
    expect({ lost, wrong, doubled, stored }).toEqual({ lost: 0, wrong: [], doubled: 0, stored: written });
  },
);
