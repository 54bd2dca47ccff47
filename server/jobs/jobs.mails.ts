import { applicationPath } from "../../shared/seeker-addresses.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";

/** Who removed the job: its company, or an operator after a report. */
export type DeletedBy = "COMPANY" | "OPERATOR";

export interface JobDeletedMail {
  readonly publicUrl: string;
  /** One mail per application. */
  readonly applicationId: string;
  readonly jobId: string;
  readonly to: string;
  readonly seekerName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  readonly by: DeletedBy;
  /** The operator's message to applicants; empty for none. */
  readonly told: string;
  /** The operators' measure: a job that is restored and taken down again is announced again. */
  readonly measureId?: string | undefined;
}

/** Returns the mail that informs an applicant that the job was removed, and by whom. */
export function jobDeletedMail(about: JobDeletedMail): MailDraft {
  const { publicUrl, applicationId, jobId, to, seekerName, jobTitle, companyName, by, told, measureId } = about;
  const who = by === "OPERATOR" ? "Worklane" : companyName;
  const job = by === "OPERATOR" ? `the job ${jobTitle} at ${companyName}` : `the job ${jobTitle}`;
  return {
    cause: `job-deleted:${applicationId}${measureId ? `:${measureId}` : ""}`,
    to,
    subject: `${who} has taken down a job you applied to`,
    ...renderMail({
      title: `Hello ${seekerName}`,
      paragraphs: [
        `${who} has taken down ${job}, which you applied to. You will receive no further updates about this application.`,
        ...told.split(/\n+/).filter(Boolean),
        "It stays in your applications as a record. New jobs are posted every day.",
      ],
      action: { label: "See your application", url: publicUrl + applicationPath(jobId) },
    }),
  };
}

/** Returns the mail that informs an applicant that a job taken down by operators is back. */
export function jobRestoredMail({
  publicUrl,
  measureId,
  applicationId,
  jobId,
  to,
  seekerName,
  jobTitle,
  companyName,
}: Omit<JobDeletedMail, "by" | "told">): MailDraft {
  return {
    cause: `job-put-back:${applicationId}:${measureId}`,
    to,
    subject: "A job you applied to has been restored",
    ...renderMail({
      title: `Hello ${seekerName}`,
      paragraphs: [
        `Worklane had taken down the job ${jobTitle} at ${companyName}, and has restored it. Your application is unchanged.`,
      ],
      action: { label: "See your application", url: publicUrl + applicationPath(jobId) },
    }),
  };
}
