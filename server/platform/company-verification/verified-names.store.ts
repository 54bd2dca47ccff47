import { clientOf, type Queryable, type Transaction } from "../database/database.ts";
import { invalid } from "../errors.ts";
import { companyNameKey } from "./company-name-key.ts";

/** Refuses a name that is another verified company's. `companyId`: whose own name it may be. @throws BAD_USER_INPUT */
export async function refuseVerifiedName(db: Queryable, name: string, companyId?: string): Promise<void> {
  const nameKey = companyNameKey(name);
  const where = { nameKey, ...(companyId !== undefined && { companyId: { not: companyId } }) };
  const taken = await clientOf(db).companyVerification.findFirst({ where, select: { domain: true } });
  if (!taken) return;
  throw invalid({
    companyName: `This is the name of a verified company (${taken.domain}). If you work there, ask one of its owners to invite you. If the name is yours too, write to whoever runs this site.`,
  });
}

/** Keeps the name of a verified company for it under what it is called now. */
export async function renameVerified(tx: Transaction, companyId: string, name: string): Promise<void> {
  await tx.companyVerification.updateMany({ where: { companyId }, data: { nameKey: companyNameKey(name) } });
}
