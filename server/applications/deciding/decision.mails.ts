import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

export interface DecisionMail {
  readonly publicUrl: string;
  readonly applicationId: string;
  /** The application's version at the decision: one mail for each. */
  readonly version: number;
  readonly to: string;
  readonly seekerName: string;
  readonly jobTitle: string;
  readonly companyName: string;
  /** What the company says itself; empty: nothing. */
  readonly message: string;
}

/** The company's own words instead of ours, a paragraph for each line. */
const words = ({ companyName, message }: DecisionMail, ours: string): string[] =>
  message ? [`${companyName} writes:`, ...message.split(/\n+/)] : [ours];

const causeOf = ({ applicationId, version }: DecisionMail) => `application-outcome:${applicationId}:${version}`;

/** Tells a seeker that a recruiter accepted the application. */
export function acceptedMail(about: DecisionMail): MailDraft {
  const { publicUrl, to, seekerName, jobTitle, companyName } = about;
  return {
    cause: causeOf(about),
    to,
    subject: `${companyName} accepted your application`,
    ...renderMail({
      title: `Good news, ${seekerName}`,
      paragraphs: [
        `${companyName} accepted your application for ${jobTitle}.`,
        ...words(about, "The recruiter has your contact details and will be in touch about the next step."),
      ],
      action: { label: "See your applications", url: `${publicUrl}/main/appliedjobs` },
    }),
  };
}

/** Tells a seeker that a recruiter rejected the application. */
export function rejectedMail(about: DecisionMail): MailDraft {
  const { publicUrl, to, seekerName, jobTitle, companyName } = about;
  return {
    cause: causeOf(about),
    to,
    subject: `About your application to ${companyName}`,
    ...renderMail({
      title: `Hello ${seekerName}`,
      paragraphs: [
        `${companyName} has decided not to go further with your application for ${jobTitle}.`,
        ...words(about, "Thank you for applying. New jobs are posted every day, and yours may be among them."),
      ],
      action: { label: "Explore jobs", url: `${publicUrl}/main` },
    }),
  };
}
