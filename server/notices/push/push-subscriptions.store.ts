import type { Database, Queryable, Transaction } from "../../platform/database/database.ts";
import { clientOf } from "../../platform/database/database.ts";

/** The maximum number of subscribed browsers per account; a new one replaces the one with the oldest delivery. */
const MAX_SUBSCRIPTIONS = 10;

/** A browser's endpoint, and the keys to encrypt messages for it. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Stores a browser's subscription, for its session. */
export async function saveSubscription(
  tx: Transaction,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
  { endpoint, ...keys }: PushSubscriptionKeys,
): Promise<void> {
  await tx.pushSubscription.upsert({
    where: { accountId_endpoint: { accountId, endpoint } },
    create: { accountId, sessionId, endpoint, ...keys },
    update: { sessionId, ...keys },
  });
  await tx.$executeRaw`
    delete from push_subscriptions where account_id = ${accountId}::uuid and endpoint <> ${endpoint} and id in (
      select id from push_subscriptions where account_id = ${accountId}::uuid
      order by endpoint = ${endpoint} desc, coalesce(delivered_at, created_at) desc, id desc offset ${MAX_SUBSCRIPTIONS}::int)`;
}

/** Deletes a subscription of an account's browser. */
export async function deleteSubscription(db: Queryable, accountId: string, endpoint: string): Promise<void> {
  await clientOf(db).pushSubscription.deleteMany({ where: { accountId, endpoint } });
}

/** Returns an account's endpoints: its browsers whose sessions have not ended. */
export async function listEndpoints(db: Queryable, accountId: string, now: Date): Promise<string[]> {
  const session = { endedAt: null, expiresAt: { gt: now } };
  const found = await clientOf(db).pushSubscription.findMany({
    where: { accountId, session },
    select: { endpoint: true },
  });
  return found.map(({ endpoint }) => endpoint);
}

/** A notice to push to one browser. */
export interface DuePush extends PushSubscriptionKeys {
  readonly kind: string;
  readonly path: string;
  /** Until when it is worth sending. */
  readonly until: Date;
}

/**
 * Returns a notice for a browser, marked as pushed; nothing when it was read or retracted in the meantime, is old, or
 * the subscription is gone.
 */
export async function claimPush(
  { pool }: Pick<Database, "pool">,
  noticeId: string,
  subscriptionId: string,
  now: Date,
): Promise<DuePush | undefined> {
  const { rows } = await pool.query<DuePush>(
    `update notices n set pushed_at = coalesce(n.pushed_at, $3)
     from push_subscriptions u join sessions s on s.id = u.session_id
     where n.id = $1 and u.id = $2 and u.account_id = n.account_id and n.read_at is null and n.push_until > $3
       and s.ended_at is null and s.expires_at > $3
     returning n.kind, n.path, n.push_until as until, u.endpoint, u.p256dh, u.auth`,
    [noticeId, subscriptionId, now],
  );
  return rows[0];
}

/** Records a successful delivery to a browser. */
export async function recordDelivery({ pool }: Pick<Database, "pool">, id: string, now: Date): Promise<void> {
  await pool.query("update push_subscriptions set delivered_at = $2 where id = $1", [id, now]);
}

/** Deletes a subscription that its push service no longer knows. */
export async function endSubscription({ pool }: Pick<Database, "pool">, id: string): Promise<void> {
  await pool.query("delete from push_subscriptions where id = $1", [id]);
}
