import type { Role } from "../generated/prisma/enums.ts";
import type { Origin } from "../platform/origin.ts";
import type { SessionTokens } from "./sessions.service.ts";

/** How operations on sessions reach the client: where it asks from, and what it keeps. */
export interface SessionContext {
  readonly origin: Origin;
  /** Gives the client its session to keep, in cookies. */
  sendSession(tokens: SessionTokens): void;
  /** Lets the browser be known again at its next log-in. */
  sendBrowserToken(browser: string): void;
  /** Takes a role's cookies back. */
  clearSession(role: Role): void;
}
