import type { ApolloCache } from "@apollo/client";
import { forgetField } from "../apollo/connection-cache.ts";

/**
 * For the `update` of mutations that add to the account's security activity: the list is refetched where it is shown.
 */
export const forgetSecurityActivity = (cache: ApolloCache): void => forgetField(cache, "viewerSecurityEvents");
