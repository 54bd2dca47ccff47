import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Scope } from "../../shared/scopes.ts";
import { WEBHOOK_KINDS, type WebhookKind } from "../../shared/webhooks.ts";
import { APP_CHANGES } from "../apps/apps.rate-limits.ts";
import { listApps, lockApp } from "../apps/apps.store.ts";
import type { MaybeActor } from "../platform/actor.ts";
import { type CompanyActor, requireMember } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { readOnce } from "../platform/database/recorded-transactions.ts";
import { AppError, invalid } from "../platform/errors.ts";
import { requireStillAllowed } from "../platform/membership.store.ts";
import { requireAllowedUrl } from "../platform/outgoing/public-address.ts";
import type { Platform } from "../platform/platform.ts";
import type { Page, PageInput } from "../platform/search/page.ts";
import { check, isId, requireId } from "../platform/validation.ts";
import { webhookBody } from "./webhook-bodies.ts";
import { nextSecret } from "./webhook-secret.ts";
import {
  deleteEndpoint,
  enableEndpoint,
  findDelivery,
  findEndpoint,
  insertDelivery,
  insertEndpoint,
  listDeliveries,
  listEndpoints,
  lockSecrets,
  queueDeliveries,
  resetDelivery,
  storeSecrets,
} from "./webhooks.store.ts";
import type { WebhookConfig } from "./webhooks.tasks.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./webhooks.types.ts";

const MAX_ENDPOINTS = 10;
const MAX_OVERLAP_HOURS = 24;
const NO_APP = "This app no longer exists.";
const NO_ENDPOINT = "This webhook no longer exists.";
const NOT_SECURE = "Enter an https address without a user name.";
const UNDER_WAY = "This delivery is still being retried. You can send it again once it has succeeded or failed.";

/** Priority of user-requested deliveries, ahead of queued ones. */
const ASKED_FOR = -10;

const isKind = (text: string): text is WebhookKind => Object.hasOwn(WEBHOOK_KINDS, text);
const isPlain = (address: string): boolean => !/\p{C}/u.test(address);
const endpointSchema = z.object({
  url: z
    .url("Enter an address such as https://example.com/webhooks.")
    .max(500, "The address is too long.")
    .refine(isPlain, "The address contains an invisible character."),
  kinds: z
    .array(z.string().refine(isKind, { error: ({ input }) => `There is no event ${input}.` }))
    .min(1, "Choose at least one event.")
    .transform((kinds) => [...new Set(kinds)] as WebhookKind[]),
});

/** Webhooks of a company's apps. Members who may manage apps manage them, and a key those of its own app. */
export class WebhookService {
  constructor(
    private readonly platform: Platform,
    private readonly config: WebhookConfig,
  ) {}

  /** Lists the endpoints of an app. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async list(actor: MaybeActor, app: string | null): Promise<WebhookEndpoint[]> {
    const { companyId, appId } = await this.#app(actor, app);
    return listEndpoints(this.platform.db, companyId, appId);
  }

  /**
   * Adds an endpoint, with a secret to verify its webhooks.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async create(
    actor: MaybeActor,
    { appId: app, ...input }: { appId: string | null; url: string; kinds: readonly string[] },
  ): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    const { accountId, companyId, appId, scopes } = await this.#app(actor, app);
    const { url, kinds } = check(endpointSchema, input);
    this.#checkAddress(url);
    const missing = kinds.map((kind) => WEBHOOK_KINDS[kind].needs).find((scope) => !scopes.includes(scope));
    if (missing) throw invalid({ kinds: `The app needs the scope ${missing} for this event.` });
    await this.platform.limits.take(APP_CHANGES, accountId);
    return this.#change(actor, async (tx) => {
      if (!(await lockApp(tx, { companyId }, appId))) throw new AppError("NOT_FOUND", NO_APP);
      if ((await listEndpoints(tx, companyId, appId)).length >= MAX_ENDPOINTS) {
        throw new AppError("CONFLICT", `An app has at most ${MAX_ENDPOINTS} webhooks.`);
      }
      const { id, secretVersion } = await insertEndpoint(tx, { appId, accountId, url, kinds });
      const { secret, sealedSecrets } = nextSecret(this.config.secrets, { id, secretVersion });
      return { endpoint: await storeSecrets(tx, { id, secretVersion, sealedSecrets }), secret };
    });
  }

  /**
   * Resumes sending to an endpoint; the acting account becomes responsible for it.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
   */
  async enable(actor: MaybeActor, endpointId: string): Promise<WebhookEndpoint> {
    const { accountId } = requireMember(actor, "MANAGE_APPS");
    const { id } = await this.#endpoint(actor, endpointId);
    return this.#change(actor, (tx) => enableEndpoint(tx, id, accountId));
  }

  /**
   * Gives an endpoint a new secret; for the hours of the overlap webhooks are also signed with the previous one.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED
   */
  async rotate(
    actor: MaybeActor,
    endpointId: string,
    overlapHours: number,
  ): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
    const { accountId } = requireMember(actor, "MANAGE_APPS");
    const { id } = await this.#endpoint(actor, endpointId);
    if (overlapHours < 0 || overlapHours > MAX_OVERLAP_HOURS) {
      throw invalid({ overlapHours: `Choose 0 to ${MAX_OVERLAP_HOURS} hours.` });
    }
    const { limits, clock } = this.platform;
    await limits.take(APP_CHANGES, accountId);
    const previousSecretUntil = new Date(clock().getTime() + overlapHours * 3_600_000);
    return this.#change(actor, async (tx) => {
      const stored = await lockSecrets(tx, id);
      if (!stored) throw new AppError("NOT_FOUND", NO_ENDPOINT);
      const secretVersion = stored.secretVersion + 1;
      const { secret, sealedSecrets } = nextSecret(this.config.secrets, { id, secretVersion }, stored);
      return { endpoint: await storeSecrets(tx, { id, secretVersion, sealedSecrets, previousSecretUntil }), secret };
    });
  }

  /** Removes an endpoint, with its log. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
  async delete(actor: MaybeActor, endpointId: string): Promise<WebhookEndpoint[]> {
    const { id, appId } = await readOnce(this.platform.db, async () => {
      const { id, appId } = await this.#endpoint(actor, endpointId);
      return { id, appId };
    });
    await this.#change(actor, (tx) => deleteEndpoint(tx, id));
    return this.list(actor, appId);
  }

  /**
   * Lists the deliveries to an endpoint in the last month, newest first.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT
   */
  async deliveries(actor: MaybeActor, endpointId: string, page: PageInput): Promise<Page<WebhookDelivery>> {
    return listDeliveries(this.platform.db, (await this.#endpoint(actor, endpointId)).id, page);
  }

  /** Sends a sample. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED */
  async sendTest(actor: MaybeActor, endpointId: string): Promise<WebhookDelivery> {
    const { id } = requireWorking(await this.#endpoint(actor, endpointId));
    await this.platform.limits.take(APP_CHANGES, `test:${id}`);
    const body = webhookBody("test", { message: "Worklane reaches you." }, this.platform.clock());
    return this.#send(actor, id, (tx) =>
      insertDelivery(tx, { endpointId: id, eventId: `test:${randomUUID()}`, kind: "test", body }),
    );
  }

  /**
   * Sends a delivered or failed webhook again, under the same id.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
   */
  async replay(actor: MaybeActor, deliveryId: string): Promise<WebhookDelivery> {
    const delivery = isId(deliveryId) ? await findDelivery(this.platform.db, deliveryId) : null;
    const { id } = requireWorking(await this.#endpoint(actor, delivery?.endpointId ?? ""));
    await this.platform.limits.take(APP_CHANGES, `replay:${id}`);
    return this.#send(actor, id, async (tx) => {
      if (!(await resetDelivery(tx, deliveryId))) throw new AppError("CONFLICT", UNDER_WAY);
      return deliveryId;
    });
  }

  /** Prepares and queues a delivery, both or neither. */
  async #send(
    actor: MaybeActor,
    endpointId: string,
    prepare: (tx: Transaction) => Promise<string>,
  ): Promise<WebhookDelivery> {
    const id = await this.#change(actor, async (tx) => {
      const prepared = await prepare(tx);
      await queueDeliveries(tx, [{ id: prepared, endpointId }], { priority: ASKED_FOR });
      return prepared;
    });
    const delivery = await findDelivery(this.platform.db, id);
    if (!delivery) throw new AppError("NOT_FOUND", NO_ENDPOINT);
    return delivery;
  }

  /** Changes webhooks, unless the acting member has lost the right to meanwhile. @throws FORBIDDEN */
  #change<T>(actor: MaybeActor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const member = requireMember(actor, "MANAGE_APPS");
    return this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "MANAGE_APPS");
      return work(tx);
    });
  }

  /** Returns the acting member, the app (null: the key's own), and its scopes. */
  async #app(
    actor: MaybeActor,
    named: string | null,
  ): Promise<CompanyActor & { readonly appId: string; readonly scopes: readonly string[] }> {
    const member = requireMember(actor, "MANAGE_APPS");
    const appId = named ?? member.key?.appId;
    if (appId === undefined) throw invalid({ appId: "Provide the app. Only an API key may omit it." });
    const id = requireId(appId, NO_APP);
    const { db, clock } = this.platform;
    const [app] = await listApps(db, { companyId: member.companyId }, clock(), id);
    if (!app || (member.key && member.key.appId !== id)) throw new AppError("NOT_FOUND", NO_APP);
    return { ...member, appId: id, scopes: app.scopes as Scope[] };
  }

  async #endpoint(actor: MaybeActor, endpointId: string): Promise<WebhookEndpoint> {
    const { companyId, key } = requireMember(actor, "MANAGE_APPS");
    const id = requireId(endpointId, NO_ENDPOINT);
    const endpoint = await findEndpoint(this.platform.db, companyId, id);
    if (!endpoint || (key && key.appId !== endpoint.appId)) throw new AppError("NOT_FOUND", NO_ENDPOINT);
    return endpoint;
  }

  /** Checks what can be checked before connecting; the rest is checked then. */
  #checkAddress(address: string): void {
    const url = new URL(address);
    const isSecure = url.protocol === "https:";
    const mayBe = isSecure || this.config.allowsLoopback;
    if (!mayBe || url.username || url.password) throw invalid({ url: NOT_SECURE });
    try {
      requireAllowedUrl(url, this.config);
    } catch {
      throw invalid({ url: isSecure ? "Enter a public internet address." : NOT_SECURE });
    }
  }
}

/** @throws CONFLICT for an endpoint to which nothing is sent */
function requireWorking(endpoint: WebhookEndpoint): WebhookEndpoint {
  if (endpoint.problem) throw new AppError("CONFLICT", `${endpoint.problem} Enable it first.`);
  return endpoint;
}
