import type { ApolloCache } from "@apollo/client";
import { forgetList } from "../apollo/connection-cache.ts";

/** For the `update` of what stands in the security activity of the account afterwards: it is loaded again where it is shown. */
export const forgetSecurityActivity = (cache: ApolloCache): void => forgetList(cache, "viewerSecurityEvents");
