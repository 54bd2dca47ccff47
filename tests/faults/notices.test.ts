// @module-tag thorough

import { it } from "vitest";
import { deliverThroughFaults } from "./delivered-notices.ts";

// The short form; in `npm run test:long` there are 2,000 events.
it("the server is killed, the mail server is down and the database crashes while notices are sent: one each on every channel, and none for undone events", () =>
  deliverThroughFaults({ causes: 100, faults: 2 }));
