// @module-tag thorough

import { testFuzz } from "./fuzz.ts";

// The short form; `npm run test:long` sends 100,000. It runs with full document caches; here they grow, so more is allowed.
testFuzz(
  "1,000 generated inputs: no server error, no timeout, no internals exposed",
  { count: 1000, timeout: 120_000, growthMb: (heldMb) => (heldMb.at(-1) ?? 0) - (heldMb[0] ?? 0) },
  40,
);
