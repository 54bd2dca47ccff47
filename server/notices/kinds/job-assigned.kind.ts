import { z } from "zod";
import { applicantsPath } from "../../../shared/recruiters.ts";
import { noticeKind } from "../notice-kind.ts";
import { findAssignedJob } from "./job-assigned.store.ts";

/** A member was assigned to a job as an interviewer. */
export const jobAssigned = noticeKind({
  label: "Jobs assigned to you as an interviewer",
  role: "RECRUITER",
  reason: "you are an interviewer for a company on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "A job was assigned to you.",
  cause: z.object({ jobId: z.uuid(), accountId: z.uuid() }),
  async read(tx, { jobId, accountId }) {
    const job = await findAssignedJob(tx, jobId, accountId);
    if (!job) return [];
    return [
      {
        accountId,
        cause: `job-assigned:${jobId}`,
        title: `You are an interviewer for ${job.title}`,
        body: "You can see the job and its applicants, and write notes on them.",
        path: applicantsPath(jobId),
        companyId: job.companyId,
      },
    ];
  },
});
