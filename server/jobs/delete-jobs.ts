import { z } from "zod";
import { notifyAccounts } from "../platform/bus/account-events.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { type JobsToDelete, markJobsDeleted } from "./job.store.ts";
import { applicantsToNotify } from "./job-lists.store.ts";
import { type DeletedBy, jobDeletedMail } from "./jobs.mails.ts";
import { findNotifiedApplicants } from "./lifecycle/job-takedowns.store.ts";

/** The task's name in the queue. */
export const JOB_DELETED = "job-deleted";

const payloadShape = z.object({
  jobId: z.uuid(),
  by: z.enum(["COMPANY", "OPERATOR"]).default("COMPANY"),
  measureId: z.uuid().optional(),
});

/**
 * Deletes jobs, for any caller and reason: they are closed and removed from all lists, while applicants keep the record
 * of their application, see the change at once, and are notified by mail. A job already deleted is left as it is. The
 * caller is responsible for authorisation. `measureId`: the operators' measure, when they delete the job and may
 * restore it.
 */
export async function deleteJobs(
  { clock }: Pick<Platform, "clock">,
  tx: Transaction,
  which: JobsToDelete,
  by: DeletedBy,
  measureId?: string,
): Promise<void> {
  const applications = await markJobsDeleted(tx, which, clock());
  const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
  const jobs = jobIds.map((jobId) => ({ payload: { jobId, by, measureId }, key: `job-deleted:${jobId}` }));
  await queueJobs(tx, JOB_DELETED, jobs);
  for (const { id: applicationId, seekerId } of applications) {
    notifyAccounts(tx, [seekerId], { type: "application-changed", applicationId });
  }
}

/**
 * Queues a mail to every applicant whose application is not rejected or withdrawn. Idempotent: a second run sends no
 * duplicates.
 */
export const jobDeletedTask = ({ db, mail, publicUrl }: Platform): BackgroundTask => ({
  async run(payload) {
    const { jobId, by, measureId } = payloadShape.parse(payload);
    const told = measureId ? await findNotifiedApplicants(db, measureId) : "";
    for await (const applicants of applicantsToNotify(db, jobId)) {
      await db.transaction(async (tx) => {
        for (const applicant of applicants)
          await mail.send(tx, jobDeletedMail({ publicUrl, by, told, measureId, ...applicant }));
      });
    }
  },
});
