import { quickWalk } from "./quick-walk.ts";
import { accountRoutes, operatorRoutes, publicRoutes } from "./routes.ts";

quickWalk("visitors", [...publicRoutes, ...accountRoutes, ...operatorRoutes]);
