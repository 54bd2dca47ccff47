import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";

/** Who took the job away: the company itself, or the operator after a report. */
export type DeletedBy = "COMPANY" | "OPERATOR";

export interface JobDeletedMail {
  readonly publicUrl: string;
  /** One mail for each application. */
  readonly applicationId: string;
  readonly to: string;
  readonly seekerName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly by: DeletedBy;
}

/** Tells an applicant that the job was taken away, and by whom. */
export function jobDeletedMail(about: JobDeletedMail): MailDraft {
  const { publicUrl, applicationId, to, seekerName, jobTitle, companyName, by } = about;
  const who = by === "OPERATOR" ? "Worklane" : companyName;
  const job = by === "OPERATOR" ? `the job ${jobTitle} of ${companyName}` : `the job ${jobTitle}`;
  return {
    cause: `job-deleted:${applicationId}`,
    to,
    subject: `${who} has taken a job down`,
    ...renderMail({
      title: `Hello ${seekerName}`,
      paragraphs: [
        `${who} has taken down ${job}, to which you applied. There will be no more news of this application.`,
        "It stays among your applications as your record. New jobs are posted every day.",
      ],
      action: { label: "Explore jobs", url: `${publicUrl}/main` },
    }),
  };
}
