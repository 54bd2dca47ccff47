import { sessionNeed } from "../../accounts/factors/session-strength.sql.ts";
import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";

/** Returns when a company's second-factor requirement takes effect; null: there is none. */
export async function findRequirement(db: Queryable, companyId: string): Promise<Date | null> {
  const found = await clientOf(db).secondFactorRequirement.findUnique({ where: { companyId } });
  return found?.requiredFrom ?? null;
}

/** Sets a company's second-factor requirement with its start, replacing a previous one. */
export async function upsertRequirement(tx: Transaction, companyId: string, requiredFrom: Date): Promise<void> {
  const where = { companyId };
  await tx.secondFactorRequirement.upsert({ where, create: { companyId, requiredFrom }, update: { requiredFrom } });
}

/** Deletes a company's requirement. @returns whether there was one */
export const deleteRequirement = async (tx: Transaction, companyId: string): Promise<boolean> =>
  (await tx.secondFactorRequirement.deleteMany({ where: { companyId } })).count > 0;

/** Counts the active keys of a company's apps that do not work while a second factor is required. */
export async function countKeysWithout(db: Queryable, companyId: string, now: Date): Promise<number> {
  const [row] = await clientOf(db).$queryRawUnsafe<{ keys: number }[]>(
    `select count(*)::int as keys from sessions s join apps p on p.id = s.app_id
     where p.company_id = $1::uuid and s.ended_at is null and s.expires_at > $2::timestamptz and ${sessionNeed("s")} is not null`,
    companyId,
    now,
  );
  return row?.keys ?? 0;
}
