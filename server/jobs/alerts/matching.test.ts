import { test } from "vitest";
import { expectMatchesAsSearched } from "../../testing/alert-matching.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = testDatabase();

// The short form; in `npm run test:long` there are 300 runs.
test("a job finds the alerts whose searches find the job", () => expectMatchesAsSearched(db, 8));
