import { z } from "zod";
import { UNDO_SECONDS } from "../../shared/applications.ts";
import type { ApplicationStatus } from "../generated/prisma/enums.ts";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { acceptedMail, rejectedMail } from "./applications.mails.ts";

/** The task's name in the queue. */
export const MAIL_OUTCOME = "mail-outcome";

/** A press in the last moment is a second on its way. */
const DELAY_SECONDS = UNDO_SECONDS + 1;

const payloadShape = z.object({ applicationId: z.uuid() });

/**
 * Queues, in the decision's own transaction, that the applicant is mailed once the decision can no longer be undone. A
 * further decision starts the wait anew, so that decisions in quick succession make one mail.
 */
export async function queueOutcome(tx: Transaction, applicationId: string): Promise<void> {
  const job = { payload: { applicationId }, key: outcomeKey(applicationId), delay: DELAY_SECONDS };
  await queueJobs(tx, MAIL_OUTCOME, [job]);
}

/** The job's key in the queue. */
export const outcomeKey = (applicationId: string): string => `mail-outcome:${applicationId}`;

/** Mails the outcome as it stands now, unless there is none or the applicant was told of it before. */
export const mailOutcomeTask = ({ db, mail, publicUrl }: Platform): BackgroundTask => ({
  async run(payload) {
    const { applicationId } = payloadShape.parse(payload);
    await db.transaction(async (tx) => {
      const [now] = await tx.$queryRaw<
        { status: ApplicationStatus; toldStatus: ApplicationStatus | null; version: number }[]
      >`
        select status, told_status as "toldStatus", version from applications where id = ${applicationId}::uuid for update`;
      if (!now || now.status === now.toldStatus || (now.status !== "ACCEPTED" && now.status !== "REJECTED")) return;
      const { job, seeker } = await tx.application.findUniqueOrThrow({
        where: { id: applicationId },
        select: {
          job: { select: { title: true, companyName: true, deletedAt: true } },
          seeker: { select: { name: true, account: { select: { email: true } } } },
        },
      });
      // Those who were accepted are told instead that the job was taken down.
      if (job.deletedAt && now.status === "ACCEPTED") return;
      const draft = now.status === "ACCEPTED" ? acceptedMail : rejectedMail;
      await mail.send(
        tx,
        draft({
          publicUrl,
          applicationId,
          version: now.version,
          to: seeker.account.email,
          seekerName: seeker.name,
          jobTitle: job.title,
          companyName: job.companyName,
        }),
      );
      await tx.$executeRaw`update applications set told_status = status where id = ${applicationId}::uuid`;
    });
  },
});
