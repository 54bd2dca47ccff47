import { type Actor, type MaybeActor, requirePerson } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { EXTENSION_SECONDS, LONGEST_SESSION_SECONDS } from "./lifetimes.ts";
import type { SessionService } from "./sessions.service.ts";
import { extendSession, findActiveSessions } from "./sessions.store.ts";
import { tokenHash } from "./tokens.ts";

/** Determines when sessions expire, and extends them. */
export class SessionEndService {
  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
  ) {}

  /**
   * Returns the seconds until the acting session ends, by age or disuse, whichever comes first; null when it has ended,
   * and for keys.
   */
  async secondsLeft({ sessionId, key }: Actor): Promise<number | null> {
    if (key) return null;
    const { db, clock } = this.platform;
    const { activeAt, idleSeconds } = this.sessions;
    const [session] = await findActiveSessions(db, [sessionId], activeAt);
    if (!session) return null;
    const unused = session.lastUsedAt.getTime() + idleSeconds * 1000;
    const end = Math.min(session.expiresAt.getTime(), unused);
    return Math.max(0, Math.floor((end - clock().getTime()) / 1000));
  }

  /**
   * Extends the acting session to at least another day; at most ten days beyond its week. Counts as activity of the
   * person.
   * @returns the refresh token whose cookie the browser should extend, if it has the session's @throws UNAUTHENTICATED
   */
  async extend(actor: MaybeActor, client: ClientInfo): Promise<string | null> {
    const { sessionId, role } = requirePerson(actor);
    const hash = await this.platform.db.transaction(async (tx) => {
      const limits = { seconds: EXTENSION_SECONDS, longest: LONGEST_SESSION_SECONDS };
      const extended = await extendSession(tx, sessionId, this.sessions.activeAt, limits);
      if (extended) this.sessions.readAgain(tx, [sessionId]);
      return extended;
    });
    if (!hash) throw new AppError("UNAUTHENTICATED", "Your session has ended. Log in again.");
    const kept = client.refreshTokens?.[role];
    return kept && tokenHash(kept) === hash ? kept : null;
  }
}
