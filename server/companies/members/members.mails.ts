import { roleWords } from "../../../shared/companies.options.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

interface InvitationMail {
  readonly publicUrl: string;
  readonly to: string;
  readonly companyName: string;
  /** The owner who invites: their name, or else their address. */
  readonly invitedBy: string;
  readonly requiresSecondFactor: boolean;
  readonly role: CompanyRole;
  readonly invitationId: string;
  readonly token: string;
}

/** Returns the mail that invites a person to a company. */
export function invitationMail({
  publicUrl,
  to,
  companyName,
  invitedBy,
  requiresSecondFactor,
  role,
  invitationId,
  token,
}: InvitationMail): MailDraft {
  return {
    cause: `company-invitation:${invitationId}`,
    to,
    subject: `${companyName} invited you to Worklane`,
    ...renderMail({
      title: `Join ${companyName}`,
      paragraphs: [
        `${invitedBy} invited you to join ${companyName} on Worklane as ${roleWords(role).phrase}.`,
        ...(requiresSecondFactor
          ? [
              "The company requires a passkey or an authenticator app in addition to the password. You add yours when you start.",
            ]
          : []),
      ],
      action: { label: "See the invitation", url: `${publicUrl}/invitation/${token}` },
      footer:
        "The link works once, within 7 days, and only for this address. If you do not know the company, you can ignore this email.",
    }),
  };
}

interface RemovalMail {
  readonly publicUrl: string;
  readonly to: string;
  readonly companyName: string;
  readonly accountId: string;
  readonly companyId: string;
  readonly now: Date;
}

/** Returns the mail that informs a person that they are no longer in a company. */
export function removalMail({ publicUrl, to, companyName, accountId, companyId, now }: RemovalMail): MailDraft {
  return {
    cause: `company-removal:${companyId}:${accountId}:${now.toISOString()}`,
    to,
    subject: `You are no longer a member of ${companyName} on Worklane`,
    ...renderMail({
      title: `You are no longer a member of ${companyName}`,
      paragraphs: [
        `An owner of ${companyName} removed you from the company on Worklane. You can no longer see its jobs and applicants, and you are logged out on all devices. Your work stays with the company.`,
        "You keep your account. Log in to create a company of your own, to join another, or to delete the account.",
      ],
      action: { label: "Log in", url: `${publicUrl}/recruiter-login` },
      footer: "If you think this is a mistake, ask an owner of the company.",
    }),
  };
}
