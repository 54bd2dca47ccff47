import { z } from "zod";
import { applicantsPath } from "../../../shared/recruiters.ts";
import { dayAndMonth } from "../day-and-month.ts";
import { LOOK_BACK_DAYS, noticeKind } from "../notice-kind.ts";
import { countApplicationsOf, findJobsAppliedTo } from "./received-applications.store.ts";
import { responsibleFor } from "./responsible.store.ts";

const DAY = 86_400_000;

/** Returns the day (UTC) that was this many days ago. */
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);

/** The number of applications to a job on one day (UTC), not counting the very first. */
export const newApplications = noticeKind({
  label: "Daily summary of new applications",
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
      body: `Received on ${dayAndMonth(day)}`,
      path: applicantsPath(jobId),
      companyId: job.companyId,
    }));
  },
  find: {
    each: "hour",
    async causes(db, now) {
      const days = Array.from({ length: LOOK_BACK_DAYS }, (_, index) => dayBefore(now, index + 1));
      return (await findJobsAppliedTo(db, days)).map((cause) => ({ id: `${cause.jobId}:${cause.day}`, cause }));
    },
  },
});
