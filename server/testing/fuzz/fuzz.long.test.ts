import { testFuzz } from "./fuzz.ts";

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

// From the middle of the run, when the caches are full, to its end.
testFuzz(
  "100,000 generated inputs: no server error, no timeout, no internals exposed, constant memory",
  {
    count: Number(process.env.INPUTS) || 100_000,
    timeout: 7_200_000,
    growthMb: (heldMb) => mean(heldMb.slice(-3)) - mean(heldMb.slice(4, 7)),
  },
  12,
);
