// @module-tag thorough

import { beforeAll, describe } from "vitest";
import { fillWithSeekers } from "../testing/many-seekers.ts";
import { testSeekerSearchPlans } from "../testing/seeker-search-plans.ts";
import { testDatabase } from "../testing/test-database.ts";

describe("no search scans the table of 20,000 seekers", () => {
  const db = testDatabase();
  beforeAll(() => fillWithSeekers(db.pool, 20_000), 120_000);
  testSeekerSearchPlans(db, { page: 900, count: 1400 });
});
