import { LRUCache } from "lru-cache";
import type { ActingKey, Membership } from "../platform/actor.ts";
import type { Platform } from "../platform/platform.ts";
import type { ActiveSession } from "./sessions.store.ts";

/** The cached state of an active session. */
export interface KnownSession {
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
  readonly company: Membership | null;
  /** Set for a key. */
  readonly key: ActingKey | null;
}

/**
 * For how many milliseconds a session counts as active without being read again; the event of its end cuts this short.
 */
const TRUST_MS = 30_000;

/**
 * Caches the sessions that were active when last read, until an event about them arrives from any node; and manages the
 * listeners for such events.
 */
export class KnownSessions {
  readonly #active = new LRUCache<string, KnownSession>({ max: 50_000, ttl: TRUST_MS });
  /** Incremented whenever an entry is invalidated: what was read before must not be cached afterwards. */
  #forgotten = 0;
  readonly #endListeners = new Set<(sessionIds: readonly string[]) => void>();
  readonly #changeListeners = new Set<(sessionId: string) => void>();

  constructor(events: Platform["events"]) {
    events.subscribe("sessions", ({ type, sessionId }) => {
      if (type === "session-ended") this.#end(sessionId);
      else this.#change(sessionId);
    });
    // While the bus was disconnected an end may have been missed.
    events.onReconnect(() => {
      this.#forgotten++;
      this.#active.clear();
    });
  }

  /** The state to pass to `remember` with data that is read from now on. */
  get asOf(): number {
    return this.#forgotten;
  }

  get(sessionId: string): KnownSession | undefined {
    return this.#active.get(sessionId);
  }

  /** Caches a session, unless something was invalidated since it was read. */
  remember({ id, expiresAt, company, key }: Omit<ActiveSession, "lastUsedAt">, asOf: number): KnownSession {
    const known = { expiresAt: expiresAt.getTime(), company, key };
    if (asOf === this.#forgotten) this.#active.set(id, known);
    return known;
  }

  onChange(listener: (sessionId: string) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  onEnd(listener: (sessionIds: readonly string[]) => void): () => void {
    this.#endListeners.add(listener);
    return () => this.#endListeners.delete(listener);
  }

  #change(sessionId: string) {
    this.#forgotten++;
    this.#active.delete(sessionId);
    for (const listener of this.#changeListeners) listener(sessionId);
  }

  #end(sessionId: string) {
    this.#forgotten++;
    this.#active.delete(sessionId);
    for (const listener of this.#endListeners) listener([sessionId]);
  }
}
