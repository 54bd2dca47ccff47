import type { ApplicationStatus } from "../../generated/prisma/enums.ts";
import { clientOf, type Queryable, type Transaction } from "../../platform/database/database.ts";
import { recordDecisions, STILL_ARCHIVED } from "../application.store.ts";
import type { ApplicationStage } from "./stages.types.ts";

/** Returns a company's stages, in order. */
export const listStages = (db: Queryable, companyId: string): Promise<ApplicationStage[]> =>
  clientOf(db).companyStage.findMany({
    where: { companyId },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, name: true, notifiesApplicants: true },
  });

/**
 * Locks a company's stages: changes to them are serialised, and nothing moves into one while it is removed. @returns
 * the stages
 */
export async function lockStages(tx: Transaction, companyId: string): Promise<ApplicationStage[]> {
  await tx.$executeRaw`select from company_stages where company_id = ${companyId}::uuid order by id for update`;
  return listStages(tx, companyId);
}

/** Returns a stage of this company, locked against removal until the transaction ends. */
export async function lockStage(tx: Transaction, companyId: string, id: string): Promise<ApplicationStage | null> {
  const [stage] = await tx.$queryRaw<ApplicationStage[]>`
    select id, name, notifies_applicants as "notifiesApplicants" from company_stages where id = ${id}::uuid and company_id = ${companyId}::uuid for share`;
  return stage ?? null;
}

/** Stores the stages in this order; those without an id are new. */
export async function saveStages(
  tx: Transaction,
  companyId: string,
  stages: readonly (Omit<ApplicationStage, "id"> & { readonly id: string | null })[],
): Promise<void> {
  // Swapping two names would violate the unique index in between.
  await tx.$executeRaw`update company_stages set name = id::text where company_id = ${companyId}::uuid`;
  const rows = stages.map((stage, index) => ({ ...stage, position: index + 1 }));
  await tx.$executeRaw`
    insert into company_stages (id, company_id, name, notifies_applicants, position)
    select coalesce(id, gen_random_uuid()), ${companyId}::uuid, name, "notifiesApplicants", position
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as stage (id uuid, name text, "notifiesApplicants" boolean, position int)
    on conflict (id) do update
      set name = excluded.name, notifies_applicants = excluded.notifies_applicants, position = excluded.position`;
}

/** Removes stages; their applications move to another one, which is recorded in the history of undecided ones. */
export async function removeStages(
  tx: Transaction,
  ids: readonly string[],
  to: ApplicationStage,
  actorId: string,
): Promise<void> {
  const moved = await tx.$queryRaw<{ id: string; status: ApplicationStatus }[]>`
    update applications set stage_id = ${to.id}::uuid, version = version + 1, updated_at = now(),
      archived_version = ${STILL_ARCHIVED}
    where id in (select id from applications where stage_id = any(${ids}::uuid[]) order by id for update)
    returning id, status`;
  const event = { kind: "MOVED", actorId, stage: to.name, reason: null, reasonText: null, bulk: false } as const;
  await recordDecisions(
    tx,
    moved.filter(({ status }) => status === "APPLIED").map(({ id }) => ({ ...event, applicationId: id })),
  );
  await tx.companyStage.deleteMany({ where: { id: { in: [...ids] } } });
}
