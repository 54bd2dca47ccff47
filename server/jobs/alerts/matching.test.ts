// @module-tag thorough

import { test } from "vitest";
import { expectMatchesAsSearched } from "../../testing/alert-matching.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = testDatabase();

// The short version; `npm run test:long` does 300 runs.
test("a job matches exactly the alerts whose searches find the job", { timeout: 60_000 }, () =>
  expectMatchesAsSearched(db, 8),
);
