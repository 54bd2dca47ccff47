import { describe } from "vitest";
import { testListPlans } from "../testing/list-plans.ts";
import { testApp } from "../testing/test-app.ts";

describe("with 100,000 seekers no list scans a whole table", () => {
  testListPlans(testApp(), { seekers: 100_000, most: 3000 });
});
