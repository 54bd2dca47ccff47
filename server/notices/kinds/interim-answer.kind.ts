import { z } from "zod";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { dayAndMonth } from "../day-and-month.ts";
import { noticeKind } from "../notice-kind.ts";
import { forgetUnsentMails } from "../notices.store.ts";
import { latestInterimAnswer } from "./interim-answer.store.ts";

/** An application was moved to a stage of which the company notifies applicants; queued with the interim answer. */
export const interimAnswer = noticeKind({
  label: "Progress of your applications",
  role: "SEEKER",
  reason: "you applied for a job on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "There is news about an application.",
  isImportant: true,
  cause: z.object({ applicationId: z.uuid() }),
  async read(tx, { applicationId }) {
    const answer = await latestInterimAnswer(tx, applicationId);
    if (!answer?.stage) return [];
    const { eventId, seekerId, seekerName, companyName, jobId, jobTitle, stage, answerDueOn } = answer;
    const cause = `application-interim:${applicationId}:`;
    // A mail waiting for the morning names an earlier stage.
    await forgetUnsentMails(tx, seekerId, cause);
    const title = `${companyName} moved your application to “${stage}”`;
    return [
      {
        accountId: seekerId,
        cause: `${cause}${eventId}`,
        title,
        body: `Your application for ${jobTitle}`,
        path: applicationPath(jobId),
        mail: {
          subject: title,
          title: `Hello ${seekerName}`,
          paragraphs: [
            `${companyName} moved your application for ${jobTitle} to “${stage}”.`,
            `The company now promises a decision by ${dayAndMonth(answerDueOn)}.`,
          ],
          action: { label: "See your application", path: applicationPath(jobId) },
        },
      },
    ];
  },
});
