import { z } from "zod";
import type { Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTask } from "../platform/queue/worker-task.ts";
import { type DeletedBy, jobDeletedMail } from "./jobs.mails.ts";

/** The task's name in the queue. */
export const JOB_DELETED = "job-deleted";

const payloadShape = z.object({ jobId: z.uuid(), by: z.enum(["COMPANY", "OPERATOR"]).default("COMPANY") });

/** Mails queued in one transaction; a job may have any number of applicants. */
const BATCH = 200;

/** Queues, in the deletion's own transaction, that those who wait for an answer are told by mail. */
export async function queueJobsDeleted(tx: Transaction, jobIds: readonly string[], by: DeletedBy): Promise<void> {
  const jobs = jobIds.map((jobId) => ({ payload: { jobId, by }, key: `job-deleted:${jobId}` }));
  await queueJobs(tx, JOB_DELETED, jobs);
}

/** Queues a mail to everyone whose application was not rejected or withdrawn. Run again, it doubles none. */
export const jobDeletedTask = ({ db, mail, publicUrl }: Platform): BackgroundTask => ({
  async run(payload) {
    const { jobId, by } = payloadShape.parse(payload);
    const job = await db.prisma.job.findUnique({ where: { id: jobId }, select: { title: true, companyName: true } });
    if (!job) return;
    for (let after: string | null = null; ; ) {
      const applications: { id: string; seeker: { name: string; account: { email: string } } }[] =
        await db.prisma.application.findMany({
          where: { jobId, status: { in: ["APPLIED", "ACCEPTED"] }, ...(after !== null && { id: { gt: after } }) },
          orderBy: { id: "asc" },
          take: BATCH,
          select: { id: true, seeker: { select: { name: true, account: { select: { email: true } } } } },
        });
      await db.transaction(async (tx) => {
        for (const { id, seeker } of applications) {
          const about = { publicUrl, applicationId: id, to: seeker.account.email, seekerName: seeker.name };
          await mail.send(tx, jobDeletedMail({ ...about, by, jobTitle: job.title, companyName: job.companyName }));
        }
      });
      after = applications.at(-1)?.id ?? null;
      if (applications.length < BATCH) return;
    }
  },
});
