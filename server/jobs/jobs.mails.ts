import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";

interface JobDeletedMail {
  readonly publicUrl: string;
  /** One mail for each application. */
  readonly applicationId: string;
  readonly to: string;
  readonly seekerName: string;
  readonly jobTitle: string;
  readonly companyName: string;
}

/** Tells an applicant that the recruiter took the job away. */
export function jobDeletedMail(about: JobDeletedMail): MailDraft {
  const { publicUrl, applicationId, to, seekerName, jobTitle, companyName } = about;
  return {
    cause: `job-deleted:${applicationId}`,
    to,
    subject: `${companyName} has taken a job down`,
    ...renderMail({
      title: `Hello ${seekerName}`,
      paragraphs: [
        `${companyName} has taken down the job ${jobTitle}, to which you applied. There will be no more news of this application.`,
        "It stays among your applications as your record. New jobs are posted every day.",
      ],
      action: { label: "Explore jobs", url: `${publicUrl}/main` },
    }),
  };
}
