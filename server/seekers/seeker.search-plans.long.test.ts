import { testSeekerSearchPlans } from "../testing/seeker-search-plans.ts";

testSeekerSearchPlans(50_000);
