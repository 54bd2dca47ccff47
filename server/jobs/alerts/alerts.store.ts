import type { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import type { Queryable, Stored, Transaction } from "../../platform/database/database.ts";
import { clientOf } from "../../platform/database/database.ts";
import type { JobSearch } from "../search/job-search.ts";
/** An alert as stored. */
export interface JobAlertRow {
  readonly id: string;
  readonly seekerId: string;
  readonly name: string;
  readonly search: JobSearch;
  readonly frequency: JobAlertFrequency;
  readonly pausedAt: Date | null;
  readonly createdAt: Date;
}

const SHOWN = {
  ...{ id: true, seekerId: true, name: true, frequency: true, pausedAt: true, createdAt: true },
  asked: { select: { search: true } },
} as const;

const rowOf = <Row extends { asked: { search: unknown } }>({ asked, ...row }: Row) => ({
  ...row,
  search: asked.search as JobSearch,
});

/** Returns a seeker's alerts, newest first. There are too few to need paging. */
export async function listAlerts(db: Queryable, seekerId: string): Promise<JobAlertRow[]> {
  const alerts = await clientOf(db).jobAlert.findMany({
    where: { seekerId },
    select: SHOWN,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return alerts.map(rowOf);
}

/** Returns an alert by id. */
export async function findAlert(db: Queryable, id: string): Promise<JobAlertRow | null> {
  const alert = await clientOf(db).jobAlert.findUnique({ where: { id }, select: SHOWN });
  return alert && rowOf(alert);
}

/** Stores a new alert for a stored search. */
export const createAlert = async (
  tx: Transaction,
  data: Pick<JobAlertRow, "seekerId" | "name" | "frequency"> & { readonly searchId: bigint },
): Promise<JobAlertRow> => rowOf(await tx.jobAlert.create({ data, select: SHOWN }));

/** Updates columns of an alert. */
export const changeAlert = async (
  tx: Transaction,
  id: string,
  data: Partial<Pick<JobAlertRow, "name" | "frequency" | "pausedAt"> & { readonly searchId: bigint }>,
): Promise<JobAlertRow> => rowOf(await tx.jobAlert.update({ where: { id }, data, select: SHOWN }));

/** Pauses or resumes an alert. @returns whether it exists */
export async function setPaused(db: Stored, id: string, pausedAt: Date | null): Promise<boolean> {
  return (await db.prisma.jobAlert.updateMany({ where: { id }, data: { pausedAt } })).count > 0;
}

/** Deletes an alert and everything stored with it. @returns whether it existed */
export async function deleteAlert(db: Stored, id: string): Promise<boolean> {
  return (await db.prisma.jobAlert.deleteMany({ where: { id } })).count > 0;
}
