import { quickWalk } from "./quick-walk.ts";
import { recruiterRoutes } from "./routes.ts";

quickWalk("recruiters", [...recruiterRoutes]);
