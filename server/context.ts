import type { Origin } from "./accounts/origin.ts";
import type { SessionTokens } from "./accounts/sessions.service.ts";
import type { Role } from "./generated/prisma/enums.ts";
import type { MaybeActor } from "./platform/actor.ts";
import type { Services } from "./services.ts";

/** What a GraphQL resolver is given: the acting account and the services, never the request. */
export interface Context {
  readonly actor: MaybeActor;
  readonly services: Services;
  readonly origin: Origin;
  /** Names the request in logs and in masked errors. */
  readonly requestId: string;
  /** The account signed in under a role, which may differ from the acting one when both are signed in. */
  actorOf(role: Role): Promise<MaybeActor>;
  /** Gives the client its session to keep, in cookies. */
  sendSession(tokens: SessionTokens): void;
  /** Lets the browser be known again at its next log-in. */
  sendBrowserToken(browser: string): void;
  /** Takes a role's cookies back. */
  clearSession(role: Role): void;
}
