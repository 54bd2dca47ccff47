import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";
import { isId } from "../../platform/validation.ts";
import { toExternalId } from "./external-ids.ts";

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
  const named = externalIds.map((given) => ({ given, externalId: toExternalId(given) }));
  const found = await tx.job.findMany({
    where: {
      ...{ companyId, deletedAt: null },
      OR: [
        { id: { in: jobIds.filter(isId) } },
        { externalId: { in: named.flatMap(({ externalId }) => externalId ?? []) } },
      ],
    },
    select: { id: true, externalId: true },
  });
  const ids = new Set(found.map(({ id }) => id));
  const known = new Set(found.map(({ externalId }) => externalId));
  const unknown = [
    ...jobIds.filter((id) => !ids.has(id.toLowerCase())),
    ...named.filter(({ externalId }) => externalId === null || !known.has(externalId)).map(({ given }) => given),
  ];
  return { ids: [...ids], unknown: [...new Set(unknown)] };
}

/** Returns the id of a company's job with this id in its source system, if it is not deleted. */
export async function findExternalJobId(db: Queryable, companyId: string, given: string): Promise<string | null> {
  const externalId = toExternalId(given);
  if (externalId === null) return null;
  const where = { companyId, externalId, deletedAt: null };
  return (await clientOf(db).job.findFirst({ where, select: { id: true } }))?.id ?? null;
}
