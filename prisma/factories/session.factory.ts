import { createHash, randomUUID } from "node:crypto";
import type { Prisma, Session } from "../../server/generated/prisma/client.ts";
import { buildAccount } from "./account.factory.ts";
import type { Client } from "./factory.ts";

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Saves a session that lasts a week; creates the account unless given. */
export async function buildSession(
  prisma: Client,
  overrides: Partial<Prisma.SessionUncheckedCreateInput> = {},
): Promise<Session> {
  const accountId = overrides.accountId ?? (await buildAccount(prisma)).id;
  return prisma.session.create({
    data: {
      refreshTokenHash: createHash("sha256").update(randomUUID()).digest("hex"),
      expiresAt: new Date(Date.now() + WEEK_MS),
      ...overrides,
      accountId,
    },
  });
}
