// @module-tag thorough

import { beforeAll, describe } from "vitest";
import { fillWithJobs } from "../../testing/many-jobs.ts";
import { testSearchPlans } from "../../testing/search-plans.ts";
import { testDatabase } from "../../testing/test-database.ts";

describe("no search scans the table of 20,000 jobs", () => {
  const db = testDatabase();
  beforeAll(() => fillWithJobs(db.pool, { jobs: 20_000, recruiters: 400 }), 120_000);
  testSearchPlans(db, { page: 1200, count: 3600 });
});
