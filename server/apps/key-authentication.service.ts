import { LRUCache } from "lru-cache";
import type { SessionService } from "../accounts/sessions.service.ts";
import { findKey } from "../accounts/sessions.store.ts";
import { tokenHash } from "../accounts/tokens.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { ActingKey, Actor, SessionOwner } from "../platform/actor.ts";
import { AppError } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { networkOf } from "../platform/rate-limits/network-of.ts";
import { WRONG_KEYS_BY_ADDRESS } from "./apps.rate-limits.ts";
import { isWellFormedKey } from "./keys.ts";

const INVALID = "This key is not valid: it was mistyped, has expired or was revoked.";

/**
 * Authenticates keys. A key is a session that belongs to an app: it ends, on every node and open socket, like other
 * sessions.
 */
export class KeyAuthenticationService {
  /** Owners of known keys, by the key's hash. */
  readonly #known = new LRUCache<string, SessionOwner>({ max: 10_000 });

  constructor(
    private readonly platform: Platform,
    private readonly sessions: SessionService,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Returns the account that a key acts for, with the key's scopes. `address`: the client's.
   * @throws UNAUTHENTICATED, RATE_LIMITED
   */
  async actorOf(key: string, address: string): Promise<Actor> {
    const owner = isWellFormedKey(key) ? await this.#ownerOf(key, address) : null;
    const actor = owner && (await this.sessions.actorOf(owner));
    if (!actor) throw new AppError("UNAUTHENTICATED", INVALID);
    return actor.key
      ? { ...actor, key: { ...actor.key, recordUse: this.#noterOf(actor, actor.key.appId, address) } }
      : actor;
  }

  #noterOf({ accountId }: Actor, appId: string, address: string): NonNullable<ActingKey["recordUse"]> {
    return (operation, outcome) => this.auditLog.note({ accountId, appId, operation, outcome, address });
  }

  async #ownerOf(key: string, address: string): Promise<SessionOwner | null> {
    const hash = tokenHash(key);
    const known = this.#known.get(hash);
    if (known) return known;
    const { db, limits } = this.platform;
    // Counted before the look-up, so that concurrent attempts gain nothing.
    await limits.take(WRONG_KEYS_BY_ADDRESS, networkOf(address));
    const found = await findKey(db, key);
    if (!found) return null;
    await limits.giveBack(WRONG_KEYS_BY_ADDRESS, networkOf(address));
    this.#known.set(hash, found);
    return found;
  }
}
