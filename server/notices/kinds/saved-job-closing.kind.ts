import { z } from "zod";
import { savedJobPath } from "../../../shared/seeker-addresses.ts";
import { noticeKind } from "../notice-kind.ts";
import { closingSavedJob, findClosingSavedJobs } from "./closing-jobs.store.ts";
import { closesWhen } from "./closing-jobs.ts";

/** A saved job to which the seeker has not applied will soon stop taking applications. */
export const savedJobClosing = noticeKind({
  label: "Saved jobs closing soon",
  role: "SEEKER",
  reason: "you saved a job on Worklane",
  defaults: { page: true, mail: "DAILY" },
  push: "A job that you saved closes soon.",
  cause: z.object({ jobId: z.uuid(), seekerId: z.uuid() }),
  async read(tx, { jobId, seekerId }, { now }) {
    const job = await closingSavedJob(tx, jobId, seekerId, now);
    if (!job) return [];
    return [
      {
        accountId: seekerId,
        cause: `saved-job-closing:${jobId}:${job.deadline}`,
        title: `${job.title} ${closesWhen(job.days)}`,
        body: `You saved this job at ${job.companyName}.`,
        path: savedJobPath(jobId),
      },
    ];
  },
  find: {
    each: "hour",
    causes: async (db, now) =>
      (await findClosingSavedJobs(db, now)).map((cause) => ({ id: `${cause.jobId}:${cause.seekerId}`, cause })),
  },
});
