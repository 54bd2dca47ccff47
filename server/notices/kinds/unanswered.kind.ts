import { z } from "zod";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { noticeKind } from "../notice-kind.ts";
import { lockOutcome } from "./decision.store.ts";

/**
 * A promised answer did not arrive in time; queued when the application is closed. An applicant answered in the
 * meantime is notified of that instead.
 */
export const unanswered = noticeKind({
  label: "Missed response deadlines",
  role: "SEEKER",
  reason: "you applied for a job on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "One of your applications was closed.",
  isImportant: true,
  cause: z.object({ applicationId: z.uuid() }),
  async read(tx, { applicationId }) {
    const outcome = await lockOutcome(tx, applicationId);
    // Applicants to a job that was taken down were already notified.
    if (outcome?.status !== "APPLIED" || outcome.jobIsDeleted) return [];
    const { seekerId, seekerName, companyName, jobId, jobTitle, version } = outcome;
    const title = `${companyName} did not respond to your application`;
    return [
      {
        accountId: seekerId,
        cause: `application-unanswered:${applicationId}:${version}`,
        title,
        body: `Your application for ${jobTitle}`,
        path: applicationPath(jobId),
        mail: {
          subject: title,
          title: `Hello ${seekerName}`,
          paragraphs: [
            `${companyName} promised a response to your application for ${jobTitle}. That day has passed, and the company did not respond.`,
            "We closed the application, and it counts in the company's response record. If it responds later, we will notify you.",
          ],
          action: { label: "See your application", path: applicationPath(jobId) },
        },
      },
    ];
  },
});
