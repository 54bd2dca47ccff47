import { describe } from "vitest";
import { testListPlans } from "../testing/list-plans.ts";
import { testApp } from "../testing/test-app.ts";

describe("among 20,000 seekers no list reads a table", () => {
  testListPlans(testApp(), { seekers: 20_000, most: 3000 });
});
