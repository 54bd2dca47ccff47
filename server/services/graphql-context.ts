import type { SessionContext } from "../accounts/session-context.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import type { Services } from "./services.ts";

/** What every GraphQL resolver is given. */
export type Context = ResolverContext<Services> & SessionContext;
