import { z } from "zod";
import { notifyAccounts } from "../../platform/bus/account-events.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { queueJobs } from "../../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { applicantsToNotify } from "../job-lists.store.ts";
import { jobRestoredMail } from "../jobs.mails.ts";
import { putJobBack } from "./job-takedowns.store.ts";

/** The task's name in the queue. */
export const JOB_RESTORED = "job-put-back";

const payloadShape = z.object({ jobId: z.uuid(), measureId: z.uuid() });

/**
 * Restores a job that operators took down; applicants see it at once, and are notified by mail. The caller is
 * responsible for authorisation.
 * @returns whether the job and at least one member of its company exist
 */
export async function restoreJob(
  { clock }: Pick<Platform, "clock">,
  tx: Transaction,
  measure: { readonly id: string; readonly targetId: string; readonly wasOpen: boolean; readonly createdAt: Date },
): Promise<boolean> {
  const { id: measureId, targetId: jobId, wasOpen, createdAt: takenDownAt } = measure;
  const applications = await putJobBack(tx, { id: jobId, wasOpen, takenDownAt, now: clock() });
  if (!applications) return false;
  await queueJobs(tx, JOB_RESTORED, [{ payload: { jobId, measureId }, key: `job-put-back:${measureId}` }]);
  for (const { id: applicationId, seekerId } of applications) {
    notifyAccounts(tx, [seekerId], { type: "application-changed", applicationId });
  }
  return true;
}

/**
 * Mails every applicant whose application is not rejected or withdrawn. Idempotent: a second run sends no duplicates.
 */
export const jobRestoredTask = ({ db, mail, publicUrl }: Platform): BackgroundTask => ({
  async run(payload) {
    const { jobId, measureId } = payloadShape.parse(payload);
    for await (const applicants of applicantsToNotify(db, jobId)) {
      await db.transaction(async (tx) => {
        for (const applicant of applicants)
          await mail.send(tx, jobRestoredMail({ publicUrl, measureId, ...applicant }));
      });
    }
  },
});
