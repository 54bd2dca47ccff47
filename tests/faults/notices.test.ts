import { it } from "vitest";
import { tellThroughFaults } from "./told-notices.ts";

// The short form; in `npm run test:long` there are 2,000 causes.
it("the server is killed, the mail server away and the database crashes while people are told: each once on each channel, and nobody of what was undone", () =>
  tellThroughFaults({ causes: 100, faults: 2 }));
