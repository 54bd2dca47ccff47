import { LRUCache } from "lru-cache";
import type { AuditedAct } from "../../shared/security-events.ts";
import type { Actor } from "../platform/actor.ts";
import type { ClientInfo } from "../platform/client-info.ts";
import { deviceName } from "../platform/device-name.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import type { AuditEvent } from "./audit.store.ts";

type Noted = Omit<AuditEvent, "createdAt">;
type Place = Pick<ClientInfo, "address" | "userAgent">;

/** The same refusal is noted again after this; each is counted. */
const AGAIN_AFTER_MS = 60 * 60 * 1000;
/** Different ones that a node notes in that time: whoever floods it fills no table. */
const MAX_NOTED = 5000;
/** While it is full it is looked through for old ones no more often: each look goes over all of them. */
const PURGED_EVERY_MS = 60 * 1000;

/** What was refused since the start, by what it was refused for. */
export type RefusalCounts = Readonly<Record<"right" | "factor" | "logInLimit" | "otherSite" | "document", number>>;

/** Refusals that come again and again: the audit log has each once an hour, the metrics have all. */
export class Refusals {
  readonly #noted = new LRUCache<string, true>({ max: MAX_NOTED, ttl: AGAIN_AFTER_MS });
  #purgedAgainAt = 0;
  readonly #counts = { right: 0, factor: 0, logInLimit: 0, otherSite: 0, document: 0 };

  constructor(private readonly note: (event: Noted) => void) {}

  /** What was refused since the start. */
  get counts(): RefusalCounts {
    return { ...this.#counts };
  }

  /** A person was refused an operation for want of a right; what keys are refused is noted with their use. */
  ofRight(actor: Actor, operation: string): void {
    if (actor.key) return;
    this.#hear("right", `${actor.accountId} ${operation}`, () => ({
      ...{ accountId: actor.accountId, appId: null, companyId: actor.company?.id ?? null, operation },
      ...placeOf(actor.client),
    }));
  }

  /** A company refused a session or key for want of a second factor: a page that is not shown asks for many things. */
  ofFactor(actor: Actor): void {
    this.#hear("factor", actor.sessionId, () => ({
      ...{ accountId: actor.accountId, subjectId: actor.accountId, appId: actor.key?.appId ?? null },
      ...{ companyId: actor.company?.id ?? null, operation: "COMPANY_REFUSED" satisfies AuditedAct },
      ...placeOf(actor.client),
    }));
  }

  /** A log-in was not looked at, as there were too many before. `subjectId`: whose account, where it is known. */
  ofLogInLimit(client: Place, subjectId: string | null): void {
    const key = `${subjectId} ${networkOf(client.address)}`;
    this.#hear("logInLimit", key, () => ({ ...byNobody("LOG_IN_HELD_UP", client), subjectId }));
  }

  /** A page of another site asked for something in a person's name. */
  ofOtherSite(client: Place): void {
    this.#hear("otherSite", networkOf(client.address), () => byNobody("CROSS_SITE_REQUEST", client));
  }

  /** A document asks for more than any is answered. `actor`: who sent it, where it is known. */
  ofDocument(client: Place, actor: Actor | null): void {
    const accountId = actor?.accountId ?? null;
    const key = accountId ?? networkOf(client.address);
    this.#hear("document", key, () => ({ ...byNobody("HOSTILE_DOCUMENT", client), accountId }));
  }

  #hear(kind: keyof RefusalCounts, key: string, event: () => Omit<Noted, "outcome">): void {
    this.#counts[kind] += 1;
    const whole = `${kind} ${key}`;
    if (this.#noted.has(whole)) return;
    // One that another would push out would be noted again before its time.
    if (this.#noted.size >= MAX_NOTED && !this.#makeRoom()) return;
    this.#noted.set(whole, true);
    this.note({ ...event(), outcome: "REFUSED" });
  }

  #makeRoom(): boolean {
    const now = performance.now();
    if (now < this.#purgedAgainAt) return false;
    this.#purgedAgainAt = now + PURGED_EVERY_MS;
    return this.#noted.purgeStale();
  }
}

const placeOf = (client: Place | undefined) => ({
  address: client?.address ?? "",
  device: client ? deviceName(client.userAgent) : "",
});

const byNobody = (operation: AuditedAct, client: Place) => ({
  ...{ accountId: null, appId: null, operation },
  ...placeOf(client),
});
