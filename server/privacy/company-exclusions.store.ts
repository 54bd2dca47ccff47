import type { Database, Transaction } from "../platform/database/database.ts";
import { lockSeeker } from "../seekers/seekers.store.ts";
import type { CompanyExclusion } from "./company-exclusions.types.ts";

/** Lists a seeker's exclusions, the latest first. */
export async function listExclusions(
  { prisma }: Pick<Database, "prisma">,
  seekerId: string,
): Promise<CompanyExclusion[]> {
  const rows = await prisma.companyExclusion.findMany({
    where: { seekerId },
    orderBy: { id: "desc" },
    select: { id: true, companyId: true, domain: true, createdAt: true, company: { select: { name: true } } },
  });
  return rows.map(({ company, ...row }) => ({ ...row, companyName: company?.name ?? null }));
}

/** Returns the ids of the companies with this name, whatever the case, at most `limit`. */
export async function companiesNamed(
  { prisma }: Pick<Database, "prisma">,
  name: string,
  limit: number,
): Promise<string[]> {
  const found = await prisma.$queryRaw<{ id: string }[]>`
    select id from companies where lower(name) = lower(${name}) order by id limit ${limit}`;
  return found.map(({ id }) => id);
}

/**
 * Excludes companies and domains, idempotently, and blocks other changes to the seeker's exclusions until the
 * transaction ends. @returns how many there are then
 */
export async function insertExclusions(
  tx: Transaction,
  seekerId: string,
  excluded: readonly ({ readonly companyId: string } | { readonly domain: string })[],
): Promise<number> {
  await lockSeeker(tx, seekerId);
  await tx.companyExclusion.createMany({ data: excluded.map((one) => ({ seekerId, ...one })), skipDuplicates: true });
  return tx.companyExclusion.count({ where: { seekerId } });
}

/** Removes one of the seeker's exclusions; idempotent. */
export const deleteExclusion = ({ prisma }: Pick<Database, "prisma">, seekerId: string, id: string) =>
  prisma.companyExclusion.deleteMany({ where: { seekerId, id } });
