// @module-tag thorough

import { it } from "vitest";
import { expectDelivery } from "./faults.ts";

// The short form; `npm run test:long` sends 5,000 messages over each bus.
it("confirmed messages are on both sides, once and in order, whatever fails", { timeout: 300_000 }, () =>
  expectDelivery({ pairs: 6, each: 25, bus: "Redis", faults: 5 }),
);
