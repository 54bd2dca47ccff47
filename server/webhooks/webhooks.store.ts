import { lacksRequiredFactor } from "../accounts/factors/session-strength.sql.ts";
import { Prisma } from "../generated/prisma/client.ts";
import type { CompanyRole } from "../generated/prisma/enums.ts";
import type { Database, Queryable, Stored, Transaction } from "../platform/database/database.ts";
import { clientOf } from "../platform/database/database.ts";
import { type QueuedJob, queueJobs } from "../platform/queue/queue-jobs.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { PageInput } from "../platform/search/page.ts";
import { endpointProblem } from "./endpoint-problem.ts";
import type { StoredSecrets } from "./webhook-secret.ts";
import type { WebhookDelivery, WebhookEndpoint } from "./webhooks.types.ts";

/** The task's name in the queue. */
export const DELIVER_WEBHOOK = "deliver-webhook";

const SHOWN = {
  ...{ id: true, appId: true, url: true, kinds: true, createdAt: true, disabledAt: true },
  ...{ secretVersion: true, previousSecretUntil: true },
  app: { select: { companyId: true } },
  account: {
    select: { email: true, displayName: true, memberships: { select: { companyId: true, role: true } } },
  },
} as const;

/** SQL: whether the member responsible for the endpoint `e` of the app `a` lacks a second factor that the company requires. */
const LACKS_FACTOR = Prisma.raw(lacksRequiredFactor("e.account_id", "a.company_id"));

type EndpointRow = Prisma.WebhookEndpointGetPayload<{ select: typeof SHOWN }>;

/** Returns endpoints as their company sees them, each with the reason why nothing is sent to it. */
async function shown(db: Queryable, endpoints: readonly EndpointRow[]): Promise<WebhookEndpoint[]> {
  const lacking = await clientOf(db).$queryRaw<{ id: string }[]>`
    select e.id from webhook_endpoints e join apps a on a.id = e.app_id
    where e.id = any(${endpoints.map(({ id }) => id)}::uuid[]) and ${LACKS_FACTOR}`;
  return endpoints.map(({ app: { companyId }, account, ...endpoint }) => ({
    ...endpoint,
    accountName: account && (account.displayName || account.email),
    problem: endpointProblem({
      disabledAt: endpoint.disabledAt,
      role: account?.memberships.find((of) => of.companyId === companyId)?.role ?? null,
      lacksFactor: lacking.some(({ id }) => id === endpoint.id),
    }),
  }));
}

const shownOne = async (db: Queryable, endpoint: EndpointRow) => (await shown(db, [endpoint]))[0] as WebhookEndpoint;

/** Lists the endpoints of a company's app, newest first. */
export async function listEndpoints(db: Queryable, companyId: string, appId: string): Promise<WebhookEndpoint[]> {
  const endpoints = await clientOf(db).webhookEndpoint.findMany({
    where: { appId, app: { companyId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: SHOWN,
  });
  return shown(db, endpoints);
}

/** Finds an endpoint of a company. */
export async function findEndpoint(db: Queryable, companyId: string, id: string): Promise<WebhookEndpoint | null> {
  const where = { id, app: { companyId } };
  const endpoint = await clientOf(db).webhookEndpoint.findFirst({ where, select: SHOWN });
  return endpoint && shownOne(db, endpoint);
}

/** Stores an endpoint; its secret is added by `storeSecrets`. */
export const insertEndpoint = async (
  tx: Transaction,
  data: { readonly appId: string; readonly accountId: string; readonly url: string; readonly kinds: string[] },
): Promise<WebhookEndpoint> => shownOne(tx, await tx.webhookEndpoint.create({ data, select: SHOWN }));

const SECRETS = { id: true, secretVersion: true, sealedSecrets: true } as const;

/** Returns an endpoint's secrets, locked until the transaction ends; null if there is no such endpoint. */
export async function lockSecrets(tx: Transaction, id: string): Promise<StoredSecrets | null> {
  await tx.$queryRaw`select from webhook_endpoints where id = ${id}::uuid for no key update`;
  return tx.webhookEndpoint.findUnique({ where: { id }, select: SECRETS });
}

/** Stores an endpoint's secrets. `previousSecretUntil`: until when the previous one also signs. */
export const storeSecrets = async (
  tx: Transaction,
  { id, ...data }: SealedSecrets & { readonly previousSecretUntil?: Date },
): Promise<WebhookEndpoint> => shownOne(tx, await tx.webhookEndpoint.update({ where: { id }, data, select: SHOWN }));

/** Encrypted secrets. */
export interface SealedSecrets extends StoredSecrets {
  readonly sealedSecrets: Prisma.Bytes | null;
}

/** Lists the secrets of a batch of endpoints, in order of their ids, after the given one. */
export const listSecrets = (db: Queryable, after: string | null): Promise<SealedSecrets[]> =>
  clientOf(db).webhookEndpoint.findMany({
    where: after === null ? {} : { id: { gt: after } },
    orderBy: { id: "asc" },
    take: 500,
    select: SECRETS,
  });

/** Replaces encrypted secrets if they are unchanged. @returns whether they were */
export const replaceSecrets = async (
  { prisma }: Stored,
  stored: SealedSecrets,
  sealedSecrets: Prisma.Bytes,
): Promise<boolean> =>
  (await prisma.webhookEndpoint.updateMany({ where: { ...stored }, data: { sealedSecrets } })).count === 1;

/** Resumes sending to an endpoint; the account becomes responsible for it. */
export const enableEndpoint = async (tx: Transaction, id: string, accountId: string): Promise<WebhookEndpoint> =>
  shownOne(
    tx,
    await tx.webhookEndpoint.update({ where: { id }, data: { disabledAt: null, accountId }, select: SHOWN }),
  );

/** Deletes an endpoint, with its log. */
export const deleteEndpoint = (tx: Transaction, id: string) => tx.webhookEndpoint.deleteMany({ where: { id } });

const DELIVERY = `d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", d.kind, d.body, d.created_at as "createdAt",
  d.attempts, d.last_attempt_at as "lastAttemptAt", d.last_status as "lastStatus", d.last_error as "lastError",
  d.delivered_at as "deliveredAt", d.failed_at as "failedAt"`;

/** Lists the deliveries to an endpoint, newest first. @throws BAD_USER_INPUT for a malformed page */
export const listDeliveries = (db: Pick<Database, "pool">, endpointId: string, page: PageInput) =>
  readPage(db, page, {
    list: "webhookDeliveries",
    name: "webhook-deliveries",
    keys: ["d.created_at", "d.id"],
    values: [endpointId],
    text: ({ after, order }) =>
      `select ${DELIVERY} from webhook_deliveries d where d.endpoint_id = $1 and ${after} ${order}`,
    count: "webhook_deliveries where endpoint_id = $1",
    placeOf: ({ createdAt: at, id }: WebhookDelivery) => ({ at, id }),
    toNode: (row: WebhookDelivery) => row,
  });

/** A delivery with its target. */
export interface Outgoing extends WebhookDelivery {
  readonly url: string;
  readonly disabledAt: Date | null;
  readonly secretVersion: number;
  readonly sealedSecrets: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
  /** The current role in the company of the member responsible for the endpoint. */
  readonly role: CompanyRole | null;
  /** Whether they lack a second factor that the company requires. */
  readonly lacksFactor: boolean;
  readonly companyId: string;
  readonly appId: string;
}

/** Finds a delivery in any state. */
export async function findDelivery({ pool }: Pick<Database, "pool">, id: string): Promise<Outgoing | null> {
  const { rows } = await pool.query<Outgoing>({
    name: "webhook-delivery",
    text: `select ${DELIVERY}, e.url, e.disabled_at as "disabledAt",
        e.secret_version as "secretVersion", e.sealed_secrets as "sealedSecrets", e.previous_secret_until as "previousSecretUntil",
        a.company_id as "companyId", a.id as "appId", m.role,
        ${LACKS_FACTOR.sql} as "lacksFactor"
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join apps a on a.id = e.app_id
      left join company_members m on m.account_id = e.account_id and m.company_id = a.company_id
      where d.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Records the result of an attempt. */
export async function recordAttempt(
  tx: Transaction,
  id: string,
  result: {
    readonly lastStatus: number | null;
    readonly lastError: string | null;
    readonly lastAttemptAt: Date;
    readonly deliveredAt?: Date;
    readonly failedAt?: Date;
  },
): Promise<void> {
  await tx.webhookDelivery.updateMany({ where: { id }, data: { ...result, attempts: { increment: 1 } } });
}

/**
 * Queues an attempt of each delivery; those of one endpoint run one after another, in a queue of its own, so that one
 * that answers slowly holds up no others.
 */
export const queueDeliveries = (
  db: Queryable,
  deliveries: readonly Pick<WebhookDelivery, "id" | "endpointId">[],
  when: Pick<QueuedJob, "delay" | "priority"> = {},
): Promise<void> =>
  queueJobs(
    db,
    DELIVER_WEBHOOK,
    deliveries.map(({ id, endpointId }) => ({
      payload: { deliveryId: id },
      key: `webhook:${id}`,
      queue: `webhooks-${endpointId}`,
      ...when,
    })),
  );

/** Resets a delivery that was delivered or failed, for new attempts. @returns whether it was */
export async function resetDelivery(tx: Transaction, id: string): Promise<boolean> {
  const where = { id, OR: [{ deliveredAt: { not: null } }, { failedAt: { not: null } }] };
  const data = { attempts: 0, deliveredAt: null, failedAt: null };
  return (await tx.webhookDelivery.updateMany({ where, data })).count > 0;
}

/** Stores a delivery requested by the endpoint's owner. @returns its id */
export const insertDelivery = async (
  tx: Transaction,
  data: { readonly endpointId: string; readonly eventId: string; readonly kind: string; readonly body: string },
): Promise<string> => (await tx.webhookDelivery.create({ data, select: { id: true } })).id;

/**
 * Disables an endpoint to which nothing was delivered since.
 * @returns the addresses of its company's owners; null if it stays enabled
 */
export async function disableIfSilent(
  tx: Transaction,
  { endpointId, createdAt, companyId }: Outgoing,
  now: Date,
): Promise<string[] | null> {
  const alive = await tx.webhookDelivery.count({ where: { endpointId, deliveredAt: { gte: createdAt } } });
  if (alive > 0) return null;
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, disabledAt: null },
    data: { disabledAt: now },
  });
  if (count === 0) return null;
  const owners = await tx.companyMember.findMany({
    where: { companyId, role: "OWNER" },
    select: { account: { select: { email: true } } },
  });
  return owners.map(({ account }) => account.email);
}

/** Deletes deliveries older than a month. */
export async function deleteOldDeliveries({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("delete from webhook_deliveries where created_at < now() - interval '30 days'");
}
