import type { LoginChallengePurpose, Role } from "../../generated/prisma/enums.ts";
import { clientOf, type Database, type Queryable, type Transaction } from "../../platform/database/database.ts";
import { CHALLENGE_SECONDS } from "../lifetimes.ts";
import { randomToken, tokenHash } from "../tokens.ts";

/** A challenge that a browser must answer. */
export interface LoginChallenge {
  readonly purpose: LoginChallengePurpose;
  readonly role: Role;
  /** The account; null for a login with only a passkey. */
  readonly accountId: string | null;
  /** The data that a passkey signs, base64url. */
  readonly challenge: string;
}

interface NewChallenge extends Omit<LoginChallenge, "challenge"> {
  readonly sessionId?: string;
}

/** Creates a challenge. Only the hash of its token is stored. */
export async function insertChallenge(
  db: Queryable,
  { sessionId = undefined, ...challenge }: NewChallenge,
  now: Date,
): Promise<{ token: string; challenge: string }> {
  const made = { token: randomToken(), challenge: randomToken() };
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  await clientOf(db).loginChallenge.create({
    data: {
      ...challenge,
      ...(sessionId !== undefined && { sessionId }),
      tokenHash: tokenHash(made.token),
      challenge: made.challenge,
      expiresAt,
    },
    select: { tokenHash: true },
  });
  return made;
}

const SHOWN = { purpose: true, role: true, accountId: true, challenge: true } as const;

/** Returns the challenge of a token; null when it is unknown, used or expired. */
export const findChallenge = (db: Queryable, token: string, now: Date): Promise<LoginChallenge | null> =>
  clientOf(db).loginChallenge.findFirst({
    where: { tokenHash: tokenHash(token), expiresAt: { gt: now } },
    select: SHOWN,
  });

/**
 * Uses up a challenge. `sessionId`: the session that it must belong to. @returns the challenge; null as in
 * `findChallenge`
 */
export async function consumeChallenge(
  db: Queryable,
  token: string,
  now: Date,
  sessionId: string | null = null,
): Promise<LoginChallenge | null> {
  const where = { tokenHash: tokenHash(token), sessionId };
  const found = await clientOf(db).loginChallenge.findFirst({
    where: { ...where, expiresAt: { gt: now } },
    select: SHOWN,
  });
  // The count decides between concurrent uses.
  const { count } = await clientOf(db).loginChallenge.deleteMany({ where });
  return count === 1 ? found : null;
}

/** Deletes the pending second steps of an account: after one was finished, its sessions end, or its factors change. */
export async function deleteSecondSteps(tx: Transaction, accountId: string): Promise<void> {
  await tx.loginChallenge.deleteMany({ where: { accountId, purpose: "SECOND_STEP" } });
}

/** Deletes the challenges that expired unanswered. */
export async function deleteExpiredChallenges({ pool }: Pick<Database, "pool">): Promise<void> {
  await pool.query("delete from login_challenges where expires_at < now()");
}
