import type { Role } from "../generated/prisma/enums.ts";
import type { Actor } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";

/** What a login hands to the client. */
export interface SessionTokens {
  readonly actor: Actor;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Identifies the browser at its next login. */
  readonly browser: string;
}

/** Connects operations on sessions with the client: the origin of its requests, and its cookies. */
export interface SessionContext {
  readonly client: ClientInfo;
  /** Sets the cookies of a session. */
  sendSession(tokens: SessionTokens): void;
  /** Extends a role's refresh token cookie in the browser. */
  sendRefreshToken(role: Role, refreshToken: string): void;
  /** Sets the cookie that identifies the browser at its next login. */
  sendBrowserToken(browser: string): void;
  /** Clears a role's cookies. */
  clearSession(role: Role): void;
  /** Where an action started before the login is completed; null if there is none. */
  readonly continueAt: string | null;
}
