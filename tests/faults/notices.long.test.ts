import { it } from "vitest";
import { tellThroughFaults } from "./told-notices.ts";

it("during ten faults 2,000 events cause one notice each on every channel, and undone ones none", () =>
  tellThroughFaults({ causes: 2000, faults: 10 }));
