import { randomUUID } from "node:crypto";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { reasonOf } from "../measures/measures.mails.ts";

interface VerificationMail {
  readonly to: string;
  readonly companyName: string;
  readonly domain: string;
  /** Whether it was confirmed or revoked. */
  readonly isVerified: boolean;
  readonly explanation: string;
}

/** Returns the mail that informs an owner that operators verified the company, or revoked its verification, and why. */
export function verificationDecidedMail({
  to,
  companyName,
  domain,
  isVerified,
  explanation,
}: VerificationMail): MailDraft {
  const sentence = isVerified
    ? `We have confirmed that ${companyName} is the company behind ${domain}. It is shown as verified on Worklane.`
    : `We have revoked the verification of ${companyName}. It is shown as not verified, and cannot be verified again until we confirm it.`;
  return {
    cause: `verification-decided:${randomUUID()}`,
    to,
    subject: `${companyName} is ${isVerified ? "verified" : "no longer verified"}`,
    ...renderMail({
      title: isVerified ? "Your company is verified" : "Your company is no longer verified",
      paragraphs: [sentence, ...reasonOf(explanation)],
      footer: "You received this email because you are an owner of the company.",
    }),
  };
}
