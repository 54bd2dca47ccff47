// @module-tag thorough

import { describe } from "vitest";
import { testListPlans } from "../testing/list-plans.ts";
import { testApp } from "../testing/test-app.ts";

describe("with 20,000 seekers no list scans a whole table", () => {
  testListPlans(testApp(), { seekers: 20_000, most: 3000 });
});
