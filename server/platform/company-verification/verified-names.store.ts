import { clientOf, type Queryable, type Transaction } from "../database/database.ts";
import { invalid } from "../errors.ts";
import { companyNameKey, spelledKey } from "./company-name-key.ts";

/**
 * Rejects a name that belongs to another verified company. `companyId`: the company that may have the name.
 * @throws BAD_USER_INPUT
 */
export async function refuseVerifiedName(db: Queryable, name: string, companyId?: string): Promise<void> {
  const where = {
    nameKey: { in: [companyNameKey(name), spelledKey(name)] },
    ...(companyId !== undefined && { companyId: { not: companyId } }),
  };
  const taken = await clientOf(db).companyVerification.findFirst({ where, select: { domain: true } });
  if (!taken) return;
  throw invalid({
    companyName: `This is the name of a verified company (${taken.domain}). If you work there, ask one of its owners to invite you. If the name is yours too, contact the operator of this site.`,
  });
}

/** Returns which of these names belong to verified companies, with their domains. */
export async function findVerifiedNames(db: Queryable, names: readonly string[]): Promise<Map<string, string>> {
  const keys = new Map(names.map((name) => [name, companyNameKey(name)]));
  const where = { nameKey: { in: [...keys.values()] } };
  const found = await clientOf(db).companyVerification.findMany({ where, select: { nameKey: true, domain: true } });
  const domains = new Map(found.map(({ nameKey, domain }) => [nameKey, domain]));
  return new Map(
    [...keys].flatMap(([name, key]) => {
      const domain = domains.get(key);
      return domain === undefined ? [] : [[name, domain] as const];
    }),
  );
}

/** Updates the reserved name of a verified company to its current one. */
export async function renameVerified(tx: Transaction, companyId: string, name: string): Promise<void> {
  await tx.companyVerification.updateMany({ where: { companyId }, data: { nameKey: companyNameKey(name) } });
}
