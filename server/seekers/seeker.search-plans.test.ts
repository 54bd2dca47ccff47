// @module-tag thorough

import { testSeekerSearchPlans } from "../testing/seeker-search-plans.ts";

testSeekerSearchPlans(20_000);
