import { z } from "zod";
import { accountTopic } from "../../platform/bus/topics.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { queueJobs } from "../../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { acceptedMail, rejectedMail } from "./decision.mails.ts";
import { lockOutcome, markOutcomeMailed } from "./decision.store.ts";
import { SETTLING_SECONDS } from "./shown-decisions.ts";

/** The task's name in the queue. */
export const MAIL_OUTCOME = "mail-outcome";

const payloadShape = z.object({ applicationId: z.uuid() });

/**
 * Queues, in the decisions' own transaction, that the applicants are mailed once the decisions can no longer be undone. A
 * further decision starts the wait anew, so that decisions in quick succession make one mail.
 */
export async function queueOutcomes(tx: Transaction, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  const jobs = applicationIds.map((applicationId) => ({
    payload: { applicationId },
    key: outcomeKey(applicationId),
    delay: SETTLING_SECONDS,
  }));
  await queueJobs(tx, MAIL_OUTCOME, jobs);
}

/** The job's key in the queue. */
export const outcomeKey = (applicationId: string): string => `mail-outcome:${applicationId}`;

/** Mails the outcome as it is now, unless there is none or it was mailed before. What the company says with it is shown from now on. */
export const mailOutcomeTask = ({ db, events, mail, publicUrl }: Platform): BackgroundTask => ({
  async run(payload) {
    const { applicationId } = payloadShape.parse(payload);
    await db.transaction(async (tx) => {
      const outcome = await lockOutcome(tx, applicationId);
      if (outcome?.status !== "ACCEPTED" && outcome?.status !== "REJECTED") return;
      const { seekerId, message } = outcome;
      if (message)
        tx.afterCommit(() => events.publish(accountTopic(seekerId), { type: "application-changed", applicationId }));
      // Those who were accepted are told instead that the job was taken down.
      if (outcome.isMailed || (outcome.jobIsDeleted && outcome.status === "ACCEPTED")) return;
      const draft = outcome.status === "ACCEPTED" ? acceptedMail : rejectedMail;
      await mail.send(tx, draft({ publicUrl, ...outcome }));
      await markOutcomeMailed(tx, applicationId);
    });
  },
});
