import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { closingJob, findClosingJobs } from "./closing-jobs.store.ts";
import { closesWhen } from "./closing-jobs.ts";
import { responsibleFor } from "./responsible.store.ts";

/** A company's job will soon stop taking applications. */
export const jobClosing = noticeKind({
  label: "Your jobs closing soon",
  role: "RECRUITER",
  reason: "you are responsible for a job on Worklane",
  defaults: { page: true, mail: "DAILY" },
  push: "One of your jobs closes soon.",
  cause: z.object({ jobId: z.uuid() }),
  async read(tx, { jobId }, { now }) {
    const job = await closingJob(tx, jobId, now);
    if (!job) return [];
    return (await responsibleFor(tx, jobId)).map(({ accountId }) => ({
      accountId,
      cause: `job-closing:${jobId}:${job.deadline}`,
      title: `${job.title} ${closesWhen(job.days)}`,
      body: "Extend the deadline if you are still hiring.",
      path: `/main-recruiter/edit-job/${jobId}`,
      companyId: job.companyId,
    }));
  },
  find: {
    each: "hour",
    causes: async (db, now) => (await findClosingJobs(db, now)).map((cause) => ({ id: cause.jobId, cause })),
  },
});
