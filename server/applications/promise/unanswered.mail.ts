import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { ClosedApplication } from "./promise.store.ts";

/** Tells a seeker that the company has not answered by the day that it promised. */
export function unansweredMail({
  publicUrl,
  applicationId,
  appliedAt,
  to,
  seekerName,
  jobTitle,
  companyName,
}: ClosedApplication & { readonly publicUrl: string }): MailDraft {
  return {
    cause: `application-unanswered:${applicationId}:${appliedAt.getTime()}`,
    to,
    subject: `${companyName} did not answer your application`,
    ...renderMail({
      title: `Hello ${seekerName}`,
      paragraphs: [
        `${companyName} promised an answer to your application for ${jobTitle}. That day has passed, and the company did not answer.`,
        "We have closed the application, and the company's record counts it. If an answer still comes, we tell you.",
      ],
      action: { label: "See your applications", url: `${publicUrl}/main/appliedjobs` },
    }),
  };
}
