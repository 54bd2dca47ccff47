import type { Transaction } from "../../platform/database/database.ts";

/** Returns a job that is not deleted, if this interviewer is assigned to it. */
export async function findAssignedJob(tx: Transaction, jobId: string, accountId: string) {
  const found = await tx.jobInterviewer.findFirst({
    where: { jobId, accountId, job: { deletedAt: null } },
    select: { companyId: true, job: { select: { title: true } } },
  });
  return found && { companyId: found.companyId, title: found.job.title };
}
