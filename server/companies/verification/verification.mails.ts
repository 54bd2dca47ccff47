import type { VerificationMethod } from "../../generated/prisma/enums.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

interface VerificationMail {
  readonly publicUrl: string;
  readonly to: string;
  readonly company: { readonly id: string; readonly name: string };
  readonly domain: string;
  readonly method: VerificationMethod;
  /** When the proof was first found missing. */
  readonly missingSince: Date;
}

const REASONS: Record<VerificationMethod, (domain: string) => string> = {
  DNS: (domain) => `the DNS record that we asked for is no longer at ${domain}`,
  OPERATOR: (domain) => `it is no longer confirmed as the company behind ${domain}`,
  MAIL: (domain) => `no owner still has a verified address at ${domain}`,
};

const FOOTER = "You received this email because you are an owner of the company.";
const action = (publicUrl: string) => ({
  label: "See what to do",
  url: `${publicUrl}/main-recruiter/recruiterprofile`,
});

/** Returns the mail that warns an owner that the company will lose its verification in seven days. */
export function missingMail({ publicUrl, to, company, domain, method, missingSince }: VerificationMail): MailDraft {
  return {
    cause: `company-unproven:${company.id}:${missingSince.toISOString()}:${to}`,
    to,
    subject: `${company.name} will soon lose its verification`,
    ...renderMail({
      title: "Your company's verification ends in seven days",
      paragraphs: [
        `${company.name} is shown as verified on Worklane, but ${REASONS[method](domain)}. Fix this within seven days, and nothing changes.`,
      ],
      action: action(publicUrl),
      footer: FOOTER,
    }),
  };
}

/** Returns the mail that informs an owner that the company has lost its verification. */
export function lostMail({ publicUrl, to, company, domain, method, missingSince }: VerificationMail): MailDraft {
  return {
    cause: `company-unverified:${company.id}:${missingSince.toISOString()}:${to}`,
    to,
    subject: `${company.name} is no longer verified`,
    ...renderMail({
      title: "Your company is no longer verified",
      paragraphs: [
        `For seven days ${REASONS[method](domain)}, so ${company.name} is shown as not verified. You can verify it again at any time.`,
      ],
      action: action(publicUrl),
      footer: FOOTER,
    }),
  };
}
