import { ECDH } from "node:crypto";
import { z } from "zod";
import { type MaybeActor, requirePerson } from "../../platform/actor.ts";
import { invalid } from "../../platform/errors.ts";
import { type AddressRule, requireAllowedUrl } from "../../platform/outgoing/public-address.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, cleanText } from "../../platform/validation.ts";
import { NOTICE_CHANGES } from "../notices.rate-limits.ts";
import { deleteSubscription, listEndpoints, saveSubscription } from "./push-subscriptions.store.ts";

/** Settings for push messages. */
export interface PushConfig extends AddressRule {
  /** The key with which browsers subscribe. */
  readonly publicKey: string;
}

/** An account's push settings. */
export interface PushState {
  readonly publicKey: string;
  readonly isOnHere: boolean;
  readonly deviceCount: number;
}

const NO_ENDPOINT = "Your browser returned an unusable address for notifications.";
const NO_KEYS = "Your browser returned unusable keys for notifications.";

const UNCOMPRESSED_POINT = 65;
const SECRET = 16;

const bytesIn = (text: string) => Buffer.from(text, "base64url");

/** Whether it is a point on the curve of browsers' keys (RFC 8291). */
function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(bytesIn(text), "prime256v1");
    return bytesIn(text).length === UNCOMPRESSED_POINT;
  } catch {
    return false;
  }
}

const key = z.string().max(200, NO_KEYS);
const subscriptionSchema = z.object({
  endpoint: z.url(NO_ENDPOINT).max(1000, NO_ENDPOINT),
  p256dh: key.refine(isPublicKey, NO_KEYS),
  auth: key.refine((text) => bytesIn(text).length === SECRET, NO_KEYS),
});

/** Manages the browsers subscribed to people's notices. Sending is in `send-push.task.ts`. */
export class PushService {
  constructor(
    private readonly platform: Platform,
    private readonly config: PushConfig,
  ) {}

  /**
   * Returns the acting account's push settings. `endpoint`: this browser's, if it has one. @throws UNAUTHENTICATED,
   * FORBIDDEN for keys
   */
  async state(actor: MaybeActor, endpoint: string | null): Promise<PushState> {
    const { accountId } = requirePerson(actor);
    const { db, clock } = this.platform;
    const endpoints = await listEndpoints(db, accountId, clock());
    return {
      publicKey: this.config.publicKey,
      isOnHere: endpoint !== null && endpoints.includes(endpoint),
      deviceCount: endpoints.length,
    };
  }

  /**
   * Subscribes this browser to the acting account's notices, until its session ends. @throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED
   */
  async subscribe(actor: MaybeActor, input: unknown): Promise<PushState> {
    const owner = requirePerson(actor);
    const subscription = check(subscriptionSchema, input);
    this.#requireAddress(subscription.endpoint);
    const { db, limits } = this.platform;
    await limits.take(NOTICE_CHANGES, owner.accountId);
    await db.transaction((tx) => saveSubscription(tx, owner, subscription));
    return this.state(actor, subscription.endpoint);
  }

  /** Unsubscribes this browser. @throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED */
  async unsubscribe(actor: MaybeActor, endpoint: string): Promise<PushState> {
    const { accountId } = requirePerson(actor);
    const { db, limits } = this.platform;
    await limits.take(NOTICE_CHANGES, accountId);
    await deleteSubscription(db, accountId, cleanText(endpoint));
    return this.state(actor, endpoint);
  }

  /** Requires a public internet address; a name is checked again when connecting. */
  #requireAddress(endpoint: string): void {
    const url = new URL(endpoint);
    try {
      // A push service needs no name and password; such URLs are refused.
      if (url.username || url.password) throw new Error(NO_ENDPOINT);
      if (url.protocol === "http:" && !this.config.allowsLoopback) throw new Error(NO_ENDPOINT);
      requireAllowedUrl(url, this.config);
    } catch {
      throw invalid({ endpoint: NO_ENDPOINT });
    }
  }
}
