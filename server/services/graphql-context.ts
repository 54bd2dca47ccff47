import type { SessionContext } from "../accounts/session-context.ts";
import type { ResolverContext } from "../platform/graphql/context.ts";
import type { Services } from "./services.ts";

/** The context of every GraphQL resolver. */
export type Context = ResolverContext<Services> & SessionContext;
