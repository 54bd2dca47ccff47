import type { EmailTokenPurpose, Role } from "../generated/prisma/enums.ts";
import type { Transaction } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { RESET_TOKEN_SECONDS, randomToken, tokenHash, VERIFY_TOKEN_SECONDS } from "./tokens.ts";

const LIFE_SECONDS = { VERIFY_EMAIL: VERIFY_TOKEN_SECONDS, RESET_PASSWORD: RESET_TOKEN_SECONDS } as const;

/** Makes a token for a mail. Only its hash is kept. */
export async function makeEmailToken(tx: Transaction, accountId: string, purpose: EmailTokenPurpose, now: Date) {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + LIFE_SECONDS[purpose] * 1000);
  const { id } = await tx.emailToken.create({ data: { accountId, purpose, tokenHash: tokenHash(token), expiresAt } });
  return { id, token };
}

const live = (role: Role, purpose: EmailTokenPurpose, token: string, now: Date) => ({
  tokenHash: tokenHash(token),
  purpose,
  usedAt: null,
  expiresAt: { gt: now },
  account: { role },
});

/** The account a living token was made for, or null. */
export async function findEmailToken(
  tx: Pick<Transaction, "emailToken">,
  role: Role,
  purpose: EmailTokenPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const found = await tx.emailToken.findFirst({ where: live(role, purpose, token, now), select: { accountId: true } });
  return found?.accountId ?? null;
}

/** Uses a token up, and with it all others of its account and purpose. @throws INVALID_TOKEN with `message` */
export async function useEmailToken(
  tx: Transaction,
  role: Role,
  purpose: EmailTokenPurpose,
  token: string,
  now: Date,
  message: string,
): Promise<string> {
  const accountId = await findEmailToken(tx, role, purpose, token, now);
  if (!accountId) throw new AppError("INVALID_TOKEN", message);
  // The count decides between two that come at once: only one of them changes the row.
  const { count } = await tx.emailToken.updateMany({ where: live(role, purpose, token, now), data: { usedAt: now } });
  if (count === 0) throw new AppError("INVALID_TOKEN", message);
  await tx.emailToken.updateMany({ where: { accountId, purpose, usedAt: null }, data: { usedAt: now } });
  return accountId;
}
