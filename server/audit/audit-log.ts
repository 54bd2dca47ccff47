import type { AuditedAction } from "../../shared/security-events.ts";
import type { Actor } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import type { Transaction } from "../platform/database/database.ts";
import { deviceName } from "../platform/device-name.ts";
import { occasionalWarning } from "../platform/logging/occasional-warning.ts";
import type { Platform } from "../platform/platform.ts";
import { type AuditEvent, addEvents, insertEvents } from "./audit.store.ts";
import { Refusals } from "./refusals.ts";
import { SecuritySignals } from "./security-signals.ts";

/** A current event, without its timestamp. */
export type NewAuditEvent = Omit<AuditEvent, "createdAt">;

/**
 * Returns the event of an account's action, with the client it came from; the subject is the account itself unless
 * another `subjectId` is given.
 */
export const actBy = (
  { accountId, company, key, client }: Actor,
  operation: AuditedAction,
  outcome: AuditEvent["outcome"] = "ALLOWED",
) => ({
  ...{ accountId, subjectId: accountId, appId: key?.appId ?? null, companyId: company?.id ?? null },
  ...{ operation, outcome, address: client?.address ?? "", device: client ? deviceName(client.userAgent) : "" },
});

/** Returns the event of an action on an account by somebody with the link from its mail, logged in or not. */
export const linkActionEvent = (
  accountId: string,
  { address, userAgent }: Pick<ClientInfo, "address" | "userAgent">,
  operation: AuditedAction,
): NewAuditEvent => ({
  ...{ accountId, subjectId: accountId, appId: null },
  ...{ operation, outcome: "ALLOWED", address, device: deviceName(userAgent) },
});

/** Returns the event of an operator's command. `user`: their name in the log. */
export const commandActionEvent = (
  operation: AuditedAction,
  user: string,
  subjectId: string | null = null,
): NewAuditEvent => ({
  ...{ accountId: null, appId: null, subjectId, operation, outcome: "ALLOWED", address: user },
});

/** How long events are buffered, and the maximum size of a batch. */
const WAIT_MS = 1000;
const BATCH = 500;
/** Maximum number of events buffered while the database is unavailable; the number of dropped ones is logged. */
const MAX_WAITING = 50_000;

/**
 * The audit log. Events are written in batches in the background, so that no request waits for them; a killed process
 * loses those of the last second, a stopped one loses none.
 */
export class AuditLog {
  /** Detects likely attacks in the events. */
  readonly signals: SecuritySignals;
  /** Records repeated rejections. */
  readonly refusals = new Refusals((event) => this.note(event));
  #waiting: AuditEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #dropped = 0;
  readonly #warnOfWaiting: (fields: object) => void;

  /**
   * `toOutput`: whether events are also written to standard output, from where a collector can store them separately.
   */
  constructor(
    private readonly platform: Pick<Platform, "db" | "log" | "clock">,
    private readonly toOutput = false,
  ) {
    this.signals = new SecuritySignals(platform.clock);
    this.#warnOfWaiting = occasionalWarning(platform.log, "audit events wait for the database");
  }

  /** Records an action, or its rejection. Events of one action about several accounts share their `createdAt`. */
  note(event: NewAuditEvent, createdAt = this.platform.clock()): void {
    this.signals.hear(event);
    const noted = { ...event, createdAt };
    this.#tell([noted]);
    if (this.#waiting.length >= MAX_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(noted);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Records actions within their transaction: either both are stored or neither. */
  async record(tx: Transaction, events: readonly NewAuditEvent[]): Promise<void> {
    const createdAt = this.platform.clock();
    const done = events.map((event) => ({ ...event, createdAt }));
    await addEvents(tx, done);
    tx.afterCommit(() => this.#tell(done));
  }

  #tell(events: readonly AuditEvent[]): void {
    if (!this.toOutput) return;
    for (const audit of events) this.platform.log.info({ audit }, "audit");
  }

  /** Writes buffered events. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { db } = this.platform;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH);
      try {
        await insertEvents(db, batch);
      } catch (error) {
        this.#warnOfWaiting({ err: error, waiting: this.#waiting.length, dropped: this.#dropped });
        this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
        return;
      }
      this.#waiting = this.#waiting.slice(batch.length);
    }
  }
}
