import { testSearchPlans } from "../../testing/search-plans.ts";

testSearchPlans({ jobs: 100_000, recruiters: 2000 });
