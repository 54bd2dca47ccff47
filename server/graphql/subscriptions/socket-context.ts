import type { Role } from "../../generated/prisma/enums.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Context } from "../../services/graphql-context.ts";
import type { Services } from "../../services/services.ts";

/** What the resolvers of a subscription are given. A class, as there is one for each, and none may cost much. */
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

  async actorOf(role: Role): Promise<Actor | null> {
    return this.actor.role === role ? this.actor : null;
  }

  /** Cookies cannot be set over a socket, and no subscription would. */
  sendSession(): void {}
  sendRefreshToken(): void {}
  sendBrowserToken(): void {}
  clearSession(): void {}
}
