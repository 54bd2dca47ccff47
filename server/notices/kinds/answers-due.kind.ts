import { z } from "zod";
import { applicantsPath } from "../../../shared/recruiters.ts";
import { dayAndMonth } from "../day-and-month.ts";
import { noticeKind } from "../notice-kind.ts";
import { type DueJob, findCompaniesWithDue, findDueJobs } from "./answers-due.store.ts";

/** Number of jobs that the notice names; the mail links to `MAILED_JOBS` of them. */
const NAMED_JOBS = 3;
const MAILED_JOBS = 20;

const DAY = 86_400_000;
const responses = (count: number) => (count === 1 ? "1 response" : `${count} responses`);
const jobPath = ({ jobId }: DueJob) => `${applicantsPath(jobId)}?order=DUE`;

/**
 * The answers that a company has promised by tomorrow, once a day, to each member for the jobs they are responsible
 * for.
 */
export const answersDue = noticeKind({
  label: "Responses due",
  role: "RECRUITER",
  reason: "you are responsible for a job on Worklane",
  defaults: { page: true, mail: "DAILY" },
  cause: z.object({ companyId: z.uuid(), day: z.iso.date() }),
  async read(tx, { companyId, day }) {
    const due = await findDueJobs(tx, companyId, day);
    return due.map(({ accountId, jobs }) => {
      const count = jobs.reduce((sum, job) => sum + job.count, 0);
      const title = `${responses(count)} ${count === 1 ? "is" : "are"} due by ${dayAndMonth(day)}`;
      const named = jobs.slice(0, NAMED_JOBS).map((job) => `${job.title}: ${job.count}`);
      const others = jobs.length - named.length;
      const [first, second] = jobs;
      const path = first && !second ? jobPath(first) : "/main-recruiter";
      return {
        accountId,
        cause: `answers-due:${companyId}:${day}`,
        title,
        body: named.join(", ") + (others > 0 ? `, and ${others === 1 ? "1 other job" : `${others} other jobs`}` : ""),
        path,
        companyId,
        mail: {
          subject: title,
          title,
          paragraphs: ["You promised applicants a response by then. We notify applicants who get none."],
          action: { label: first && !second ? "See the applicants" : "See what is due", path },
          sections: [
            {
              title: "By job",
              links: jobs
                .slice(0, MAILED_JOBS)
                .map((job) => ({ label: `${job.title}: ${responses(job.count)}`, path: jobPath(job) })),
            },
          ],
        },
      };
    });
  },
  find: {
    each: "hour",
    async causes(db, now) {
      const day = new Date(now.getTime() + DAY).toISOString().slice(0, 10);
      return (await findCompaniesWithDue(db, day)).map(({ companyId }) => ({
        id: `${companyId}:${day}`,
        cause: { companyId, day },
      }));
    },
  },
});
