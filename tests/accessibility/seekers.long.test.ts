import { quickWalk } from "./quick-walk.ts";
import { seekerRoutes } from "./routes.ts";

quickWalk("seekers", [...seekerRoutes]);
