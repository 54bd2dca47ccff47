import type { Role } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../actor.ts";

/** What a resolver is given: the acting account and the services that it translates for, never the request. */
export interface ResolverContext<Services> {
  readonly actor: MaybeActor;
  readonly services: Services;
  /** Names the request in logs and in masked errors. */
  readonly requestId: string;
  /** Whether nobody acts because the bearer token has expired. */
  readonly tokenExpired?: boolean;
  /** The account signed in under a role, which may differ from the acting one when both are signed in. */
  actorOf(role: Role): Promise<MaybeActor>;
}
