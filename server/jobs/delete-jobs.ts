import type { Prisma } from "../generated/prisma/client.ts";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { markJobsDeleted } from "./job.store.ts";
import { queueJobsDeleted } from "./job-deleted.task.ts";
import type { DeletedBy } from "./jobs.mails.ts";

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
  const applications = await markJobsDeleted(tx, where, clock());
  await queueJobsDeleted(tx, [...new Set(applications.map(({ jobId }) => jobId))], by);
  tx.afterCommit(() => {
    for (const { id: applicationId, seekerId } of applications) {
      notifyAccounts(events, [seekerId], { type: "application-changed", applicationId });
    }
  });
}
