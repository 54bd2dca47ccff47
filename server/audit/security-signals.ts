import { LRUCache } from "lru-cache";
import { PROFILE_ACCESS_KINDS } from "../../shared/security-events.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { AuditEvent } from "./audit.store.ts";

/** Thresholds and windows beyond which activity counts as an attack. Each node counts separately. */
const GUESSING = { most: 20, minutes: 15 };
const SPRAYING = { most: 20, minutes: 15 };
const SCRAPING = { most: 300, minutes: 60 };

/** Numbers of signals since the start. */
export interface SecurityCounts {
  readonly alarms: Readonly<Record<"guessing" | "spraying" | "scraping", number>>;
  readonly logIns: Readonly<Record<"allowed" | "refused", number>>;
}

/** Counts likely attacks, for the metrics, which contain no identities. */
export class SecuritySignals {
  readonly #alarms = { guessing: 0, spraying: 0, scraping: 0 };
  readonly #logIns = { allowed: 0, refused: 0 };
  readonly #guessed: Tally;
  readonly #sprayed: Tally;
  readonly #scraped: Tally;
  #unknown = 0;

  constructor(clock: () => Date) {
    this.#guessed = new Tally(GUESSING, clock);
    this.#sprayed = new Tally(SPRAYING, clock);
    this.#scraped = new Tally(SCRAPING, clock);
  }

  /** Returns the numbers of signals since the start. */
  get counts(): SecurityCounts {
    return { alarms: { ...this.#alarms }, logIns: { ...this.#logIns } };
  }

  /** Evaluates an event of the audit log. */
  hear({ operation, outcome, subjectId, accountId, address }: Omit<AuditEvent, "createdAt">): void {
    if (operation === "LOG_IN") this.#hearLogIn(outcome, subjectId ?? null, address);
    const isAccess = PROFILE_ACCESS_KINDS.some((kind) => kind === operation);
    if (isAccess && accountId && subjectId) this.readProfile(accountId, subjectId);
  }

  /** Evaluates an account's access to a profile. */
  readProfile(accountId: string, subjectId: string): void {
    if (this.#scraped.add(accountId, subjectId)) this.#alarms.scraping += 1;
  }

  #hearLogIn(outcome: AuditEvent["outcome"], subjectId: string | null, address: string): void {
    if (outcome === "ALLOWED") {
      this.#logIns.allowed += 1;
      return;
    }
    this.#logIns.refused += 1;
    this.#unknown += 1;
    const one = String(this.#unknown);
    if (subjectId && this.#guessed.add(subjectId, one)) this.#alarms.guessing += 1;
    // Each unregistered address counts as a different account, too.
    if (this.#sprayed.add(networkOf(address), subjectId ?? one)) this.#alarms.spraying += 1;
  }
}

/** Counts the distinct values of a key within a time window. */
class Tally {
  readonly #most: number;
  readonly #ms: number;
  readonly #seen = new LRUCache<string, { readonly until: number; readonly values: Set<string> }>({ max: 10_000 });

  constructor(
    { most, minutes }: { readonly most: number; readonly minutes: number },
    private readonly clock: () => Date,
  ) {
    this.#most = most;
    this.#ms = minutes * 60_000;
  }

  /** Adds a value. Returns whether the threshold is now exceeded, which is reported once per window. */
  add(key: string, value: string): boolean {
    const now = this.clock().getTime();
    let found = this.#seen.get(key);
    if (!found || found.until <= now) {
      found = { until: now + this.#ms, values: new Set() };
      this.#seen.set(key, found);
    }
    if (found.values.size >= this.#most || found.values.has(value)) return false;
    found.values.add(value);
    return found.values.size === this.#most;
  }
}
