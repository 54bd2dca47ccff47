import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { countApplicationsOf, findJobsAppliedTo } from "./received-applications.store.ts";
import { responsibleFor } from "./responsible.store.ts";

const DAY = 86_400_000;

/** The number of applications to a job on one day (UTC), not counting the very first. */
export const newApplications = noticeKind({
  label: "New applications of a day",
  role: "RECRUITER",
  reason: "you are responsible for a job on Worklane",
  defaults: { page: true, mail: "DAILY" },
  cause: z.object({ jobId: z.uuid(), day: z.iso.date() }),
  async read(tx, { jobId, day }) {
    const job = await countApplicationsOf(tx, jobId, day);
    if (!job) return [];
    return (await responsibleFor(tx, jobId)).map(({ accountId }) => ({
      accountId,
      cause: `new-applications:${jobId}:${day}`,
      title: job.count === 1 ? `1 new application for ${job.title}` : `${job.count} new applications for ${job.title}`,
      body: "They came yesterday and wait for your answer.",
      path: `/main-recruiter/applicants/${jobId}`,
      companyId: job.companyId,
    }));
  },
  find: {
    each: "hour",
    async causes(db, now) {
      const day = new Date(now.getTime() - DAY).toISOString().slice(0, 10);
      return (await findJobsAppliedTo(db, day)).map(({ jobId }) => ({ id: `${jobId}:${day}`, cause: { jobId, day } }));
    },
  },
});
