import { it } from "vitest";
import { deliverThroughFaults } from "./delivered-notices.ts";

it("during ten faults 2,000 events cause one notice each on every channel, and undone ones none", () =>
  deliverThroughFaults({ causes: 2000, faults: 10 }));
