import type { VerificationMethod } from "../../generated/prisma/enums.ts";
import { companyNameKey } from "../../platform/company-verification/company-name-key.ts";
import type { Database, Stored, Transaction } from "../../platform/database/database.ts";

/** Returns a company's verification, and its claim with the token of the DNS record. */
export const findOwnVerification = async ({ prisma }: Stored, companyId: string) => {
  const [verification, claim] = await Promise.all([
    prisma.companyVerification.findUnique({ where: { companyId } }),
    prisma.companyDomainClaim.findUnique({ where: { companyId } }),
  ]);
  return { verification, claim };
};

/** Whether operators revoked a company's verification. */
export const isVerificationTaken = async ({ prisma }: Stored, id: string): Promise<boolean> =>
  (await prisma.company.count({ where: { id, verificationTakenAt: { not: null } } })) > 0;

/** Stores the domain that a company claims. Its token stays the same. @returns the claim */
export const upsertClaim = (
  tx: Transaction,
  companyId: string,
  { domain, token }: { readonly domain: string; readonly token: string },
) =>
  tx.companyDomainClaim.upsert({
    where: { companyId },
    create: { companyId, domain, token },
    update: { domain },
  });

/** Marks a company as verified, replacing an earlier verification. */
export async function upsertVerification(
  tx: Transaction,
  companyId: string,
  proof: { readonly domain: string; readonly method: VerificationMethod },
  now: Date,
): Promise<void> {
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  const checked = { ...proof, nameKey: companyNameKey(name), checkedAt: now, missingSince: null };
  await tx.companyVerification.upsert({
    where: { companyId },
    create: { companyId, ...checked, verifiedAt: now },
    update: { ...checked, verifiedAt: now },
  });
}

/** A verification that is due for a check, with what the check needs. */
export interface DueVerification {
  readonly companyId: string;
  readonly companyName: string;
  readonly domain: string;
  readonly method: VerificationMethod;
  readonly checkedAt: Date;
  readonly missingSince: Date | null;
  /** The token of the DNS record; null when no domain was ever claimed. */
  readonly token: string | null;
  /** Whether an owner has a verified address at the domain. */
  readonly hasOwnerThere: boolean;
}

/**
 * Returns the verifications that were last checked before a given time, longest ago first. `after`: the last one of the
 * previous part.
 */
export async function findDueVerifications(
  { pool }: Pick<Database, "pool">,
  { before, after, limit }: { readonly before: Date; readonly after: string | null; readonly limit: number },
): Promise<DueVerification[]> {
  const { rows } = await pool.query<DueVerification>({
    name: "due-verifications",
    text: `
      select v.company_id as "companyId", c.name as "companyName", v.domain, v.method, v.checked_at as "checkedAt",
        v.missing_since as "missingSince", d.token,
        exists (select from company_members m join accounts a on a.id = m.account_id
                where m.company_id = v.company_id and m.role = 'OWNER' and a.email_verified_at is not null
                  and split_part(a.email, '@', 2) = v.domain) as "hasOwnerThere"
      from company_verifications v join companies c on c.id = v.company_id
      left join company_domain_claims d on d.company_id = v.company_id
      where v.checked_at <= $1 and ($2::uuid is null or v.company_id > $2)
      order by v.company_id limit $3`,
    values: [before, after, limit],
  });
  return rows;
}

/**
 * Records whether a verification still holds, if it is unchanged since it was read, and the key of the company's name.
 * @returns whether it was unchanged
 */
export async function recordCheck(
  tx: Transaction,
  { companyId, domain, method }: Pick<DueVerification, "companyId" | "domain" | "method">,
  found: { readonly checkedAt: Date; readonly missingSince: null } | { readonly missingSince: Date },
): Promise<boolean> {
  const { name } = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { name: true } });
  const data = { ...found, nameKey: companyNameKey(name) };
  const { count } = await tx.companyVerification.updateMany({ where: { companyId, domain, method }, data });
  return count > 0;
}

/** Deletes a verification, if it is unchanged since it was read. @returns whether it was unchanged */
export async function deleteVerification(
  tx: Transaction,
  { companyId, domain, method }: Pick<DueVerification, "companyId" | "domain" | "method">,
): Promise<boolean> {
  return (await tx.companyVerification.deleteMany({ where: { companyId, domain, method } })).count > 0;
}
