import type { Role } from "../generated/prisma/enums.ts";
import type { Actor } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";

/** What a log-in gives the client to keep. */
export interface SessionTokens {
  readonly actor: Actor;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** By which the browser is known again at its next log-in. */
  readonly browser: string;
}

/** How operations on sessions reach the client: where its requests come from, and its cookies. */
export interface SessionContext {
  readonly client: ClientInfo;
  /** Sets the cookies of a session. */
  sendSession(tokens: SessionTokens): void;
  /** Has the browser keep a role's refresh token on. */
  sendRefreshToken(role: Role, refreshToken: string): void;
  /** Sets the cookie by which the browser is known at its next log-in. */
  sendBrowserToken(browser: string): void;
  /** Clears a role's cookies. */
  clearSession(role: Role): void;
  /** Where something that was pressed before the log-in is finished; null when nothing waits. */
  readonly continueAt: string | null;
}
