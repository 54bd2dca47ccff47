import { test } from "vitest";
import { expectMatchesAsSearched } from "../../testing/alert-matching.ts";
import { testDatabase } from "../../testing/test-database.ts";

const db = testDatabase();

test("300 times, a job finds the alerts whose searches find the job", () => expectMatchesAsSearched(db, 300));
