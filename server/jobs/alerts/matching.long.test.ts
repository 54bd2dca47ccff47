import { test } from "vitest";
import { expectMatchesAsSearched } from "../../testing/alert-matching.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = testDatabase();

test("over 300 runs, a job matches exactly the alerts whose searches find the job", () =>
  expectMatchesAsSearched(db, 300));
