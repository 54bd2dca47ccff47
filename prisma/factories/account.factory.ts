import type { Account, Prisma } from "../../server/generated/prisma/client.ts";
import { type Client, nextEmail } from "./factory.ts";

/** The password of every account that a factory creates, unless another hash is given. */
export const FACTORY_PASSWORD = "correct horse battery";

const FACTORY_PASSWORD_HASH =
  "$argon2id$v=19$m=19456,p=1,t=2$uQSu9h1rox5PL48uvX8kWg$J9drH5wsdULPYP/5ytUqRuYkjkiQnySex1k1T51xqo4";

export type AccountOverrides = Partial<Prisma.AccountUncheckedCreateInput>;

/** Saves an account with a verified address. */
export function buildAccount(prisma: Client, overrides: AccountOverrides = {}): Promise<Account> {
  return prisma.account.create({
    data: {
      role: "SEEKER",
      email: nextEmail(),
      passwordHash: FACTORY_PASSWORD_HASH,
      emailVerifiedAt: new Date(),
      ...overrides,
    },
  });
}
