import type { AuditedAct } from "../../shared/security-events.ts";
import type { Actor } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import type { Transaction } from "../platform/database/database.ts";
import { deviceName } from "../platform/device-name.ts";
import type { Platform } from "../platform/platform.ts";
import { type AuditEvent, addEvents, insertEvents } from "./audit.store.ts";
import { Refusals } from "./refusals.ts";
import { SecuritySignals } from "./security-signals.ts";

/** An event of this moment. */
export type NewAuditEvent = Omit<AuditEvent, "createdAt">;

/** What an account does, with the place that it does it from; it concerns itself unless another `subjectId` is given. */
export const actBy = (
  { accountId, company, key, client }: Actor,
  operation: AuditedAct,
  outcome: AuditEvent["outcome"] = "ALLOWED",
) => ({
  ...{ accountId, subjectId: accountId, appId: key?.appId ?? null, companyId: company?.id ?? null },
  ...{ operation, outcome, address: client?.address ?? "", device: client ? deviceName(client.userAgent) : "" },
});

/** What is done to an account by who has the link from its mail, logged in or not. */
export const actByLink = (
  accountId: string,
  { address, userAgent }: Pick<ClientInfo, "address" | "userAgent">,
  operation: AuditedAct,
): NewAuditEvent => ({
  ...{ accountId, subjectId: accountId, appId: null },
  ...{ operation, outcome: "ALLOWED", address, device: deviceName(userAgent) },
});

/** What is done by a command of operators. `user`: as whom the log names them. */
export const actByCommand = (operation: AuditedAct, user: string, subjectId: string | null = null): NewAuditEvent => ({
  ...{ accountId: null, appId: null, subjectId, operation, outcome: "ALLOWED", address: user },
});

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
  /** What of it looks like an attack. */
  readonly signals: SecuritySignals;
  /** What is refused again and again. */
  readonly refusals = new Refusals((event) => this.note(event));
  #waiting: AuditEvent[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #dropped = 0;

  /** `toOutput`: whether events are lines of the standard output, too, which a collector takes to a place of its own. */
  constructor(
    private readonly platform: Pick<Platform, "db" | "log" | "clock">,
    private readonly toOutput = false,
  ) {
    this.signals = new SecuritySignals(platform.clock);
  }

  /** Notes what was done, or refused, just now. */
  note(event: NewAuditEvent): void {
    this.signals.hear(event);
    const noted = { ...event, createdAt: this.platform.clock() };
    this.#tell([noted]);
    if (this.#waiting.length >= MAX_WAITING) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(noted);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Notes what is done with a transaction: neither is there without the other. */
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
