import type { Role } from "../../generated/prisma/enums.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Context } from "../../services/graphql-context.ts";
import type { Services } from "../../services/services.ts";

/** The context of a subscription's resolvers. A class, because there is one per subscription and it must take little memory. */
export class SocketContext implements Context {
  readonly continueAt = null;

  constructor(
    readonly actor: Actor,
    readonly services: Services,
    readonly client: Context["client"],
  ) {}

  get requestId(): string {
    return crypto.randomUUID();
  }

  /** A property, because resolvers take it out of the context. */
  readonly actorOf = async (role: Role): Promise<Actor | null> => (this.actor.role === role ? this.actor : null);

  /** Cookies cannot be set over a socket, and no subscription sets any. */
  sendSession(): void {}
  sendRefreshToken(): void {}
  sendBrowserToken(): void {}
  clearSession(): void {}
}
