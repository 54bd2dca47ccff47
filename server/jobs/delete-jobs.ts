import type { Prisma } from "../generated/prisma/client.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { type DeletedBy, queueJobsDeleted } from "./job-deleted.task.ts";

/**
 * Deletes the jobs that `where` finds, whoever does it and for whatever reason: they are closed and in no list, and those
 * who applied keep the record that they did, see it at once, and are told by mail. A job that was deleted before is left as
 * it is. Authorisation is the caller's.
 */
export async function deleteJobs(
  { events, clock }: Pick<Platform, "events" | "clock">,
  tx: Transaction,
  { where, by }: { readonly where: Prisma.JobWhereInput; readonly by: DeletedBy },
): Promise<void> {
  const deleted = await tx.job.updateManyAndReturn({
    where: { AND: [where, { deletedAt: null }] },
    data: { status: "CLOSED", deletedAt: clock() },
    select: { id: true },
  });
  if (deleted.length === 0) return;
  const applications = await tx.$queryRaw<{ id: string; jobId: string; seekerId: string }[]>`
    select id, job_id as "jobId", seeker_id as "seekerId" from applications
    where job_id = any(${deleted.map(({ id }) => id)}::uuid[]) and status <> 'WITHDRAWN'`;
  await queueJobsDeleted(tx, [...new Set(applications.map(({ jobId }) => jobId))], by);
  tx.afterCommit(() => {
    for (const { id: applicationId, seekerId } of applications) {
      notifyAccounts(events, [seekerId], { type: "application-changed", applicationId });
    }
  });
}
