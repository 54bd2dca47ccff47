import { beforeAll, describe } from "vitest";
import { fillWithSeekers } from "../testing/many-seekers.ts";
import { testSeekerSearchPlans } from "../testing/seeker-search-plans.ts";
import { testDatabase } from "../testing/test-database.ts";

describe("no search scans the table of 50,000 seekers", () => {
  const db = testDatabase();
  beforeAll(() => fillWithSeekers(db.pool, 50_000), 600_000);
  testSeekerSearchPlans(db, { page: 900, count: 1400 });
});
