import type { Role } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../actor.ts";
import type { AppError } from "../errors.ts";

/** The context of resolvers: the acting account and the services to call, never the request. */
export interface ResolverContext<Services> {
  readonly actor: MaybeActor;
  readonly services: Services;
  /** Identifies the request in logs and in masked errors. */
  readonly requestId: string;
  /** The error to report if there is no actor because the bearer token has expired or is not valid. */
  readonly invalidToken?: AppError | null;
  /** Returns the account signed in under a role, which may differ from the acting one if both are signed in. */
  actorOf(role: Role): Promise<MaybeActor>;
}
