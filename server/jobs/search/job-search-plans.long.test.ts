import { beforeAll, describe } from "vitest";
import { fillWithJobs } from "../../testing/many-jobs.ts";
import { testSearchPlans } from "../../testing/search-plans.ts";
import { testDatabase } from "../../testing/test-database.ts";

describe("no search scans the table of 100,000 jobs", () => {
  const db = testDatabase();
  beforeAll(() => fillWithJobs(db.pool, { jobs: 100_000, recruiters: 2000 }), 600_000);
  testSearchPlans(db, { page: 1200, count: 3600 });
});
