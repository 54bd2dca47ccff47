import { roleWords } from "../../../shared/companies.options.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

interface InvitationMail {
  readonly publicUrl: string;
  readonly to: string;
  readonly companyName: string;
  readonly role: CompanyRole;
  readonly invitationId: string;
  readonly token: string;
}

/** Invites somebody into a company. */
export function invitationMail({ publicUrl, to, companyName, role, invitationId, token }: InvitationMail): MailDraft {
  return {
    cause: `company-invitation:${invitationId}`,
    to,
    subject: `${companyName} invites you to Worklane`,
    ...renderMail({
      title: `Join ${companyName}`,
      paragraphs: [`${companyName} invites you to be ${roleWords(role).phrase} of the company on Worklane.`],
      action: { label: "See the invitation", url: `${publicUrl}/invitation/${token}` },
      footer:
        "The link works once, for seven days, and for this address alone. If you do not know the company, you need do nothing.",
    }),
  };
}
