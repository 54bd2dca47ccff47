import { hasFactor } from "../accounts/factors/session-strength.sql.ts";
import type { Prisma } from "../generated/prisma/client.ts";
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

/** The task that a trigger queues with each decision, for when it can no longer be undone. */
export const TELL_DECISION = "tell-decision";

const SHOWN = {
  ...{ id: true, appId: true, url: true, kinds: true, createdAt: true, disabledAt: true },
  ...{ secretVersion: true, previousSecretUntil: true },
  app: { select: { companyId: true } },
  account: {
    select: { email: true, displayName: true, memberships: { select: { companyId: true, role: true } } },
  },
} as const;

const shown = ({
  app: { companyId },
  account,
  ...endpoint
}: Prisma.WebhookEndpointGetPayload<{ select: typeof SHOWN }>): WebhookEndpoint => ({
  ...endpoint,
  accountName: account && (account.displayName || account.email),
  problem: endpointProblem({
    disabledAt: endpoint.disabledAt,
    role: account?.memberships.find((of) => of.companyId === companyId)?.role ?? null,
  }),
});

/** The endpoints of a company's app, the newest first. */
export async function listEndpoints(db: Queryable, companyId: string, appId: string): Promise<WebhookEndpoint[]> {
  const endpoints = await clientOf(db).webhookEndpoint.findMany({
    where: { appId, app: { companyId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: SHOWN,
  });
  return endpoints.map(shown);
}

/** An endpoint of a company. */
export async function findEndpoint(db: Queryable, companyId: string, id: string): Promise<WebhookEndpoint | null> {
  const where = { id, app: { companyId } };
  const endpoint = await clientOf(db).webhookEndpoint.findFirst({ where, select: SHOWN });
  return endpoint && shown(endpoint);
}

/** Stores an endpoint, which is given its secret by `storeSecrets`. */
export const insertEndpoint = async (
  tx: Transaction,
  data: { readonly appId: string; readonly accountId: string; readonly url: string; readonly kinds: string[] },
): Promise<WebhookEndpoint> => shown(await tx.webhookEndpoint.create({ data, select: SHOWN }));

const SECRETS = { id: true, secretVersion: true, sealedSecrets: true } as const;

/** An endpoint's secrets, which nobody else changes until the transaction ends; null when there is no such endpoint. */
export async function lockSecrets(tx: Transaction, id: string): Promise<StoredSecrets | null> {
  await tx.$queryRaw`select from webhook_endpoints where id = ${id}::uuid for no key update`;
  return tx.webhookEndpoint.findUnique({ where: { id }, select: SECRETS });
}

/** Stores an endpoint's secrets. `previousSecretUntil`: until then the one before signs, too. */
export const storeSecrets = async (
  tx: Transaction,
  { id, ...data }: SealedSecrets & { readonly previousSecretUntil?: Date },
): Promise<WebhookEndpoint> => shown(await tx.webhookEndpoint.update({ where: { id }, data, select: SHOWN }));

/** Secrets as they are sealed. */
export interface SealedSecrets extends StoredSecrets {
  readonly sealedSecrets: Prisma.Bytes | null;
}

/** The secrets of some endpoints, in the order of their ids: those after this one. */
export const listSecrets = (db: Queryable, after: string | null): Promise<SealedSecrets[]> =>
  clientOf(db).webhookEndpoint.findMany({
    where: after === null ? {} : { id: { gt: after } },
    orderBy: { id: "asc" },
    take: 500,
    select: SECRETS,
  });

/** Stores secrets as they are sealed now, in place of these. @returns whether these were there */
export const replaceSecrets = async (
  { prisma }: Stored,
  stored: SealedSecrets,
  sealedSecrets: Prisma.Bytes,
): Promise<boolean> =>
  (await prisma.webhookEndpoint.updateMany({ where: { ...stored }, data: { sealedSecrets } })).count === 1;

/** Sends to an endpoint again; the account answers for it. */
export const enableEndpoint = async ({ prisma }: Stored, id: string, accountId: string): Promise<WebhookEndpoint> =>
  shown(await prisma.webhookEndpoint.update({ where: { id }, data: { disabledAt: null, accountId }, select: SHOWN }));

/** Deletes an endpoint, with its log. */
export const deleteEndpoint = ({ prisma }: Stored, id: string) => prisma.webhookEndpoint.deleteMany({ where: { id } });

const DELIVERY = `d.id, d.endpoint_id as "endpointId", d.event_id as "eventId", d.kind, d.body, d.created_at as "createdAt",
  d.attempts, d.last_attempt_at as "lastAttemptAt", d.last_status as "lastStatus", d.last_error as "lastError",
  d.delivered_at as "deliveredAt", d.failed_at as "failedAt"`;

/** What was told to an endpoint, the newest first. @throws BAD_USER_INPUT for a malformed page */
export const listDeliveries = (db: Pick<Database, "pool">, endpointId: string, page: PageInput) =>
  readPage(db, page, {
    name: "webhook-deliveries",
    keys: ["d.created_at", "d.id"],
    values: [endpointId],
    text: ({ after, order }) =>
      `select ${DELIVERY} from webhook_deliveries d where d.endpoint_id = $1 and ${after} ${order}`,
    count: "webhook_deliveries where endpoint_id = $1",
    placeOf: ({ createdAt: at, id }: WebhookDelivery) => ({ at, id }),
    toNode: (row: WebhookDelivery) => row,
  });

/** A delivery with where it goes. */
export interface Outgoing extends WebhookDelivery {
  readonly url: string;
  readonly disabledAt: Date | null;
  readonly secretVersion: number;
  readonly sealedSecrets: Uint8Array | null;
  readonly previousSecretUntil: Date | null;
  /** What whoever answers for its endpoint is in the company now. */
  readonly role: CompanyRole | null;
  /** Whether they have no second factor, which the company demands. */
  readonly lacksFactor: boolean;
  readonly companyId: string;
  readonly appId: string;
}

/** A delivery, wherever it stands. */
export async function findDelivery({ pool }: Pick<Database, "pool">, id: string): Promise<Outgoing | null> {
  const { rows } = await pool.query<Outgoing>({
    name: "webhook-delivery",
    text: `select ${DELIVERY}, e.url, e.disabled_at as "disabledAt",
        e.secret_version as "secretVersion", e.sealed_secrets as "sealedSecrets", e.previous_secret_until as "previousSecretUntil",
        a.company_id as "companyId", a.id as "appId", m.role,
        not ${hasFactor("e.account_id")} and exists (
          select from second_factor_demands f where f.company_id = a.company_id and f.demanded_from <= now()) as "lacksFactor"
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id join apps a on a.id = e.app_id
      left join company_members m on m.account_id = e.account_id and m.company_id = a.company_id
      where d.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** Notes what came of a try. */
export async function noteAttempt(
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

/** Queues a try; those of one endpoint come one after the other, in a queue of its own as `queue_webhooks` names it. */
export const queueDelivery = (
  db: Queryable,
  { id, endpointId }: Pick<WebhookDelivery, "id" | "endpointId">,
  { delay = 0, priority = 0 }: Pick<QueuedJob, "delay" | "priority"> = {},
): Promise<void> =>
  queueJobs(db, DELIVER_WEBHOOK, [
    {
      payload: { deliveryId: id },
      key: `webhook:${id}`,
      delay,
      priority,
      queue: `webhooks-${endpointId}`,
    },
  ]);

/** Lets a delivery that has arrived or failed be tried from the beginning. @returns whether it had */
export async function resetDelivery(tx: Transaction, id: string): Promise<boolean> {
  const where = { id, OR: [{ deliveredAt: { not: null } }, { failedAt: { not: null } }] };
  const data = { attempts: 0, deliveredAt: null, failedAt: null };
  return (await tx.webhookDelivery.updateMany({ where, data })).count > 0;
}

/** Stores a delivery that nothing but its endpoint's owner caused. @returns its id */
export const insertDelivery = async (
  tx: Transaction,
  data: { readonly endpointId: string; readonly eventId: string; readonly kind: string; readonly body: string },
): Promise<string> => (await tx.webhookDelivery.create({ data, select: { id: true } })).id;

/** Disables an endpoint to which nothing was delivered since. @returns the addresses of its company's owners; null when it stays */
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

/** Writes the deliveries that tell of a decision, unless it was undone or another came right after it. */
export async function deliverDecision({ pool }: Pick<Database, "pool">, eventId: string): Promise<void> {
  await pool.query({ name: "tell-decision", text: "select tell_decision($1::bigint)", values: [eventId] });
}

/** Deletes what was told a month ago. */
export async function deleteOldDeliveries({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("delete from webhook_deliveries where created_at < now() - interval '30 days'");
}
