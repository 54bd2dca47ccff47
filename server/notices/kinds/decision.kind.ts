import { z } from "zod";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { accountTopic, companyTopic } from "../../platform/bus/topics.ts";
import { type NoticeMail, noticeKind } from "../notice-kind.ts";
import { forgetUnsentMails } from "../notices.store.ts";
import { lockOutcome, type Outcome, storeNotifiedOutcome } from "./decision.store.ts";
import { writtenBy } from "./written-by.ts";

/** Returns the company's own words instead of ours. */
const words = ({ companyName, message }: Outcome, ours: string): string[] =>
  message ? writtenBy(companyName, message) : [ours];

const seeApplication = ({ jobId }: Outcome) => ({ label: "See your application", path: applicationPath(jobId) });

const acceptedMail = (about: Outcome): NoticeMail => ({
  subject: `${about.companyName} accepted your application`,
  title: `Good news, ${about.seekerName}`,
  paragraphs: [
    `${about.companyName} accepted your application for ${about.jobTitle}.`,
    ...words(about, "The recruiter has your contact details and will be in touch about the next step."),
  ],
  action: seeApplication(about),
});

const rejectedMail = (about: Outcome): NoticeMail => ({
  subject: `About your application to ${about.companyName}`,
  title: `Hello ${about.seekerName}`,
  paragraphs: [
    `${about.companyName} has decided not to move forward with your application for ${about.jobTitle}.`,
    ...words(about, "Thank you for applying. New jobs are posted every day, and yours may be among them."),
  ],
  action: seeApplication(about),
});

/**
 * A company's decision, queued for when it can no longer be undone. It reports the current status, unless the applicant
 * was already notified of it; the company's message is shown from now on, and to the company whom blind mode hid.
 */
export const decision = noticeKind({
  label: "Decisions on your applications",
  role: "SEEKER",
  reason: "you applied for a job on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "You have a response to an application.",
  isImportant: true,
  cause: z.object({ applicationId: z.uuid() }),
  async read(tx, { applicationId }) {
    const outcome = await lockOutcome(tx, applicationId);
    if (!outcome) return [];
    const { status, seekerId, message, version, revealedTo } = outcome;
    if (revealedTo) tx.publish(companyTopic(revealedTo), { type: "application-changed", applicationId });
    if (message) tx.publish(accountTopic(seekerId), { type: "application-changed", applicationId });
    if (outcome.isNotified) return [];
    const cause = `application-outcome:${applicationId}:`;
    if (status !== "APPLIED") await forgetUnsentMails(tx, seekerId, `application-interim:${applicationId}:`);
    // A mail waiting for the morning is outdated, but its status may return.
    if (await forgetUnsentMails(tx, seekerId, cause)) await storeNotifiedOutcome(tx, applicationId, null);
    if (status !== "ACCEPTED" && status !== "REJECTED") return [];
    // Accepted applicants are notified of the takedown instead.
    if (outcome.jobIsDeleted && status === "ACCEPTED") return [];
    await storeNotifiedOutcome(tx, applicationId, status);
    const isAccepted = status === "ACCEPTED";
    return [
      {
        accountId: seekerId,
        cause: `${cause}${version}`,
        title: isAccepted
          ? `${outcome.companyName} accepted your application`
          : `${outcome.companyName} has decided not to move forward`,
        body: `Your application for ${outcome.jobTitle}`,
        path: applicationPath(outcome.jobId),
        mail: isAccepted ? acceptedMail(outcome) : rejectedMail(outcome),
      },
    ];
  },
});
