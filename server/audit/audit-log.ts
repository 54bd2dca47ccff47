import type { Platform } from "../platform/platform.ts";
import { type AuditEvent, insertEvents } from "./audit.store.ts";

/** How long an event waits for others, and how many make a batch. */
const WAIT_MS = 1000;
const BATCH = 500;
/** Events that are kept while the database is away; what comes beyond is counted in the log. */
const MAX_WAITING = 50_000;

/**
 * The audit log. Events are written in batches in the background, so that no request waits for them; a process that is killed
 * loses those of the last second, one that is stopped loses none.
 */
export class AuditLog {
  #waiting: AuditEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #dropped = 0;

  constructor(private readonly platform: Pick<Platform, "db" | "log" | "clock">) {}

  /** Notes what was done, or refused, just now. */
  note(event: Omit<AuditEvent, "createdAt">): void {
    if (this.#waiting.length >= MAX_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push({ ...event, createdAt: this.platform.clock() });
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { db, log } = this.platform;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH);
      try {
        await insertEvents(db, batch);
      } catch (error) {
        log.warn({ err: error, waiting: this.#waiting.length, dropped: this.#dropped }, "audit events wait");
        this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
        return;
      }
      this.#waiting = this.#waiting.slice(batch.length);
    }
  }
}
