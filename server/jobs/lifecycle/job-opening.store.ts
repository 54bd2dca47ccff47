import type { Database, Transaction } from "../../platform/database/database.ts";
import type { OwnedJob } from "../editors/job-editors.ts";
import { roomForOpenJobs, withinRoom } from "./open-job-limit.store.ts";
import { WITHHELD } from "./suspended-jobs.store.ts";

/**
 * Opens the scheduled jobs whose time has come, unless a suspension withholds them; each counts as posted at that time,
 * by its author. `holdsUnverified`: those of unverified companies wait until there is room for them. @returns the
 * number of jobs
 */
export async function openScheduledJobs(
  db: Pick<Database, "pool" | "transaction">,
  holdsUnverified: boolean,
): Promise<number> {
  if (!holdsUnverified) return (await db.pool.query(openDueJobs("true"))).rowCount ?? 0;
  return db.transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: string; companyId: string }[]>`
      select id, company_id as "companyId" from jobs where opens_at <= now() and deleted_at is null order by opens_at, id`;
    const room = await roomForOpenJobs(tx, [...new Set(due.map(({ companyId }) => companyId))]);
    const allowed = withinRoom(room, due).map(({ id }) => id);
    return tx.$executeRawUnsafe(openDueJobs("id = any($1::uuid[])"), allowed);
  });
}

const openDueJobs = (which: string) => `
  with opened as (
    update jobs j set status = 'OPEN', created_at = opens_at, opens_at = null, updated_at = now()
    where opens_at <= now() and deleted_at is null and ${which} and not ${WITHHELD}
    returning id, company_id, posted_by_id, title)
  insert into company_events (company_id, kind, actor_id, job_id, subject)
  select company_id, 'JOB_POSTED', posted_by_id, id, title from opened`;

/** Returns those of these jobs that belong to the company and are open, locked until the transaction ends. */
export const lockOpenJobs = (
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<({ id: string; title: string } & OwnedJob)[]> =>
  tx.$queryRaw`
    select id, title, editors, posted_by_id as "postedById" from jobs
    where company_id = ${companyId}::uuid and id = any(${ids}::uuid[]) and status = 'OPEN' and deleted_at is null
    order by id for update`;

/** Closes these jobs. */
export async function closeJobs(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.job.updateMany({ where: { id: { in: [...ids] } }, data: { status: "CLOSED" } });
}
