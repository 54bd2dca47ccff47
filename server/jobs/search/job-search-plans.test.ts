// @module-tag thorough

import { testSearchPlans } from "../../testing/search-plans.ts";

testSearchPlans({ jobs: 20_000, recruiters: 400 });
