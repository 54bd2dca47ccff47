import type { Database, Stored, Transaction } from "../database/database.ts";

/** Seconds after which a claim expires unless it is renewed. */
export const CLAIM_SECONDS = 15;

/** A request to be claimed. */
export interface Claim {
  readonly id: string;
  readonly accountId: string;
  readonly requestHash: string;
  readonly claim: string;
}

/**
 * Claims a request that is new or that nobody is working on anymore.
 * @returns the results of its transactions so far; null if it cannot be claimed
 */
export async function claimRequest(
  { pool }: Pick<Database, "pool">,
  { id, accountId, requestHash, claim }: Claim,
): Promise<Buffer[] | null> {
  const { rows } = await pool.query<{ results: Buffer[] }>({
    name: "claim-request",
    text: `insert into idempotency_keys as known (id, account_id, request_hash, claim, claimed_until)
      values ($1, $2, $3, $4, now() + $5 * interval '1 second')
      on conflict (id) do update set claim = excluded.claim, claimed_until = excluded.claimed_until
      where known.request_hash = excluded.request_hash and known.answer is null
        and (known.claimed_until is null or known.claimed_until < now())
      returning results`,
    values: [id, accountId, requestHash, claim, CLAIM_SECONDS],
  });
  return rows[0]?.results ?? null;
}

/** A request that was claimed before. */
export interface KnownRequest {
  readonly requestHash: string;
  readonly answer: Buffer | null;
  readonly ageSeconds: number;
}

/** Finds a stored request. */
export async function findRequest({ pool }: Pick<Database, "pool">, id: string): Promise<KnownRequest | null> {
  const { rows } = await pool.query<KnownRequest>({
    name: "find-request",
    text: `select request_hash as "requestHash", answer,
        extract(epoch from now() - created_at)::float8 as "ageSeconds"
      from idempotency_keys where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

type Held = Pick<Claim, "id" | "claim">;

/** Deletes a stored request. */
export const forgetRequest = ({ prisma }: Stored, id: string) => prisma.idempotencyKey.deleteMany({ where: { id } });

/** Renews a claim while work continues. */
export async function renewClaim({ pool }: Pick<Database, "pool">, { id, claim }: Held): Promise<void> {
  await pool.query({
    name: "renew-claim",
    text: "update idempotency_keys set claimed_until = now() + $3 * interval '1 second' where id = $1 and claim = $2",
    values: [id, claim, CLAIM_SECONDS],
  });
}

/** Stores a transaction's result within it. @returns whether the claim is still held */
export const addResult = async (tx: Pick<Transaction, "$executeRaw">, { id, claim }: Held, result: Uint8Array) =>
  (await tx.$executeRaw`
    update idempotency_keys set results = array_append(results, ${result}) where id = ${id} and claim = ${claim}::uuid`) >
  0;

/** Stores the response. */
export const storeResponse = async ({ prisma }: Stored, held: Held, answer: Uint8Array<ArrayBuffer>): Promise<void> => {
  await prisma.idempotencyKey.updateMany({ where: { ...held }, data: { answer } });
};

/** Releases a claim: the request may be sent again, and with a different payload if nothing was done. */
export async function releaseClaim({ prisma }: Stored, held: Held): Promise<void> {
  await prisma.idempotencyKey.deleteMany({ where: { ...held, results: { isEmpty: true } } });
  await prisma.idempotencyKey.updateMany({ where: { ...held }, data: { claimedUntil: null } });
}
