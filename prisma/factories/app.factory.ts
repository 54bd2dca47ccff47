import { createHash } from "node:crypto";
import { newKey } from "../../server/apps/keys.ts";
import type { Scope } from "../../shared/scopes.ts";
import type { Client } from "./factory.ts";

/**
 * Saves an app of a seeker, or of a company, with a key that acts for the account. @returns the key and the app's id
 */
export async function buildApp(
  prisma: Client,
  { accountId, companyId, scopes }: { accountId: string; companyId?: string | null | undefined; scopes: Scope[] },
): Promise<{ appId: string; keyId: string; key: string }> {
  const key = newKey();
  const { id: appId } = await prisma.app.create({
    data: { ...(companyId ? { companyId } : { accountId }), name: "A program", scopes },
  });
  const { id: keyId } = await prisma.session.create({
    data: {
      ...{ accountId, appId, keyHint: "wl_live_…0000", lastUsedAt: new Date(0) },
      refreshTokenHash: createHash("sha256").update(key).digest("hex"),
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return { appId, keyId, key };
}
