import type { Role } from "../generated/prisma/enums.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";

// The paths are public, misspellings included (docs/specification.md 2.1).
const VERIFY_PATH = { SEEKER: "/email-verify", RECRUITER: "/email-verifyrec" } as const;
const RESET_PATH = { SEEKER: "/reset-paasword", RECRUITER: "/reset-paasword2" } as const;

interface AccountMail {
  readonly publicUrl: string;
  readonly role: Role;
  readonly to: string;
  readonly name: string;
  readonly tokenId: string;
  readonly token: string;
}

/** The link that proves an address; it works for 24 hours. */
export function verificationMail({ publicUrl, role, to, name, tokenId, token }: AccountMail): MailDraft {
  return {
    cause: `verify-email:${tokenId}`,
    to,
    subject: "Confirm your e-mail address",
    ...renderMail({
      title: `Welcome to Worklane, ${name}`,
      paragraphs: ["Confirm that this address is yours, and your account is ready to use."],
      action: { label: "Confirm my address", url: `${publicUrl}${VERIFY_PATH[role]}?token=${token}` },
      footer: "The link works for 24 hours. If you did not sign up, you need do nothing.",
    }),
  };
}

/** The link that sets a new password; it works for one hour, once. */
export function passwordResetMail({ publicUrl, role, to, name, tokenId, token }: AccountMail): MailDraft {
  return {
    cause: `reset-password:${tokenId}`,
    to,
    subject: "Set a new password",
    ...renderMail({
      title: `Set a new password, ${name}`,
      paragraphs: ["Someone, we hope you, asked to set a new password for your Worklane account."],
      action: { label: "Set a new password", url: `${publicUrl}${RESET_PATH[role]}/${token}` },
      footer: "The link works once, for one hour. If it was not you, your password stays as it is.",
    }),
  };
}
