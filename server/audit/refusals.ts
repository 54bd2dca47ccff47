import { LRUCache } from "lru-cache";
import type { AuditedAction } from "../../shared/security-events.ts";
import type { Actor } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import { deviceName } from "../platform/device-name.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { AuditEvent } from "./audit.store.ts";

type Noted = Omit<AuditEvent, "createdAt">;
type Place = Pick<ClientInfo, "address" | "userAgent">;

/** The same rejection is recorded again after this time; each is counted. */
const AGAIN_AFTER_MS = 60 * 60 * 1000;
/** Maximum number of different rejections that a node records in that time, so that a flood does not fill the table. */
const MOST = 5000;
const FULL_FOR_MS = 60_000;

/** Numbers of rejections since the start, by reason. */
export type RefusalCounts = Readonly<Record<"right" | "factor" | "logInLimit" | "otherSite" | "document", number>>;

/** Repeated rejections: each is in the audit log once an hour, and all are in the metrics. */
export class Refusals {
  readonly #noted = new LRUCache<string, true>({ max: MOST, ttl: AGAIN_AFTER_MS });
  #fullUntil = 0;
  readonly #counts = { right: 0, factor: 0, logInLimit: 0, otherSite: 0, document: 0 };

  constructor(private readonly note: (event: Noted) => void) {}

  /** Returns the numbers of rejections since the start. */
  get counts(): RefusalCounts {
    return { ...this.#counts };
  }

  /**
   * Records that a person was denied an operation for lack of a permission; those of keys are recorded with their use.
   */
  ofRight(actor: Actor, operation: string): void {
    if (actor.key) return;
    this.#hear("right", `${actor.accountId} ${operation}`, () => ({
      ...{ accountId: actor.accountId, appId: null, companyId: actor.company?.id ?? null, operation },
      ...placeOf(actor.client),
    }));
  }

  /**
   * Records that a company rejected a session or key for lack of a second factor, once per session: a blocked page
   * sends many requests.
   */
  ofFactor(actor: Actor): void {
    this.#hear("factor", actor.sessionId, () => ({
      ...{ accountId: actor.accountId, subjectId: actor.accountId, appId: actor.key?.appId ?? null },
      ...{ companyId: actor.company?.id ?? null, operation: "COMPANY_REFUSED" satisfies AuditedAction },
      ...placeOf(actor.client),
    }));
  }

  /** Records that a login was rejected unchecked because of too many attempts. `subjectId`: the account, if known. */
  ofLogInLimit(client: Place, subjectId: string | null): void {
    const key = `${subjectId} ${networkOf(client.address)}`;
    this.#hear("logInLimit", key, () => ({ ...byNobody("LOG_IN_HELD_UP", client), subjectId }));
  }

  /** Records that a page of another site sent a request on a user's behalf. */
  ofOtherSite(client: Place): void {
    this.#hear("otherSite", networkOf(client.address), () => byNobody("CROSS_SITE_REQUEST", client));
  }

  /** Records a document that exceeds a limit. `actor`: its sender, if known. */
  ofDocument(client: Place, actor: Actor | null): void {
    const accountId = actor?.accountId ?? null;
    const key = accountId ?? networkOf(client.address);
    this.#hear("document", key, () => ({ ...byNobody("HOSTILE_DOCUMENT", client), accountId }));
  }

  #hear(kind: keyof RefusalCounts, key: string, event: () => Omit<Noted, "outcome">): void {
    this.#counts[kind] += 1;
    const whole = `${kind} ${key}`;
    if (this.#noted.has(whole)) return;
    // An entry evicted by another would be recorded again too early.
    if (this.#noted.size >= MOST && !this.#makeRoom()) return;
    this.#noted.set(whole, true);
    this.note({ ...event(), outcome: "REFUSED" });
  }

  /** Scans all entries at most once a minute, so that a flood stays cheap. */
  #makeRoom(): boolean {
    const now = performance.now();
    if (now < this.#fullUntil) return false;
    if (this.#noted.purgeStale()) return true;
    this.#fullUntil = now + FULL_FOR_MS;
    return false;
  }
}

const placeOf = (client: Place | undefined) => ({
  address: client?.address ?? "",
  device: client ? deviceName(client.userAgent) : "",
});

const byNobody = (operation: AuditedAction, client: Place) => ({
  ...{ accountId: null, appId: null, operation },
  ...placeOf(client),
});
