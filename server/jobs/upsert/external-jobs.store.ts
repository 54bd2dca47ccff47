import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";
import { isId } from "../../platform/validation.ts";
import { isExternalId } from "./external-ids.ts";

/** Jobs, named by their ids or by those of their source system. */
interface NamedJobs {
  readonly jobIds: readonly string[];
  readonly externalIds: readonly string[];
}

/** Returns the ids of those of these jobs that a company has and has not deleted, and the names that have no job. */
export async function findJobIds(
  tx: Pick<Transaction, "job">,
  companyId: string,
  { jobIds, externalIds }: NamedJobs,
): Promise<{ ids: string[]; unknown: string[] }> {
  const found = await tx.job.findMany({
    where: {
      ...{ companyId, deletedAt: null },
      OR: [{ id: { in: jobIds.filter(isId) } }, { externalId: { in: externalIds.filter(isExternalId) } }],
    },
    select: { id: true, externalId: true },
  });
  const ids = new Set(found.map(({ id }) => id));
  const known = new Set(found.map(({ externalId }) => externalId));
  const unknown = [
    ...jobIds.filter((id) => !ids.has(id.toLowerCase())),
    ...externalIds.filter((externalId) => !known.has(externalId)),
  ];
  return { ids: [...ids], unknown: [...new Set(unknown)] };
}

/** Returns the id of a company's job with this id in its source system, if it is not deleted. */
export async function findExternalJobId(db: Queryable, companyId: string, externalId: string): Promise<string | null> {
  if (!isExternalId(externalId)) return null;
  const where = { companyId, externalId, deletedAt: null };
  return (await clientOf(db).job.findFirst({ where, select: { id: true } }))?.id ?? null;
}
