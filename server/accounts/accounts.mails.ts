import type { Role } from "../generated/prisma/enums.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";
import { type Greeted, ownName, saidTo } from "./salutation.ts";

// The paths are public, misspellings included (docs/specification.md 2.1).
const VERIFY_PATH = { SEEKER: "/email-verify", RECRUITER: "/email-verifyrec" } as const;
/** The pages where a reset link is requested. */
export const FORGOT_PATH = { SEEKER: "/forgot-paasword", RECRUITER: "/forgot-paaswordrec" } as const;
/** The pages that handle the token of a reset link. */
export const RESET_PATH = { SEEKER: "/reset-paasword", RECRUITER: "/reset-paasword2" } as const;

interface AccountMail {
  readonly publicUrl: string;
  readonly role: Role;
  readonly to: string;
  /** The name in the salutation; empty for none. */
  readonly name: string;
  readonly tokenId: string;
  readonly token: string;
}

/** Returns the mail with the link that verifies an address; the link works for 24 hours. */
export function verificationMail({ publicUrl, role, to, name, tokenId, token }: AccountMail): MailDraft {
  return {
    cause: `verify-email:${tokenId}`,
    to,
    subject: "Confirm your email address",
    ...renderMail({
      title: saidTo(name, "Welcome to Worklane"),
      paragraphs: ["Confirm that this address is yours, and your account is ready to use."],
      action: { label: "Confirm my address", url: `${publicUrl}${VERIFY_PATH[role]}?token=${token}` },
      footer: "The link works for 24 hours. If you did not sign up, no action is needed.",
    }),
  };
}

interface OwnerMail {
  readonly publicUrl: string;
  readonly account: Greeted & { readonly id: string; readonly email: string };
  readonly now: Date;
}

/**
 * Returns the mail that informs an account's owner of a changed password. `how`: with the previous password, or by a
 * mailed link.
 */
export function passwordChangedMail({
  publicUrl,
  account,
  now,
  how,
}: OwnerMail & { readonly how: "KNOWN" | "LINK" }): MailDraft {
  return {
    cause: `password-changed:${account.id}:${now.toISOString()}`,
    to: account.email,
    subject: "Your password was changed",
    ...renderMail({
      title: saidTo(ownName(account), "Your password was changed"),
      paragraphs: [`${LOGGED_OUT[how]} If it was you, no action is needed.`],
      action: { label: "If this was not you, set a new password", url: publicUrl + FORGOT_PATH[account.role] },
      footer: `You received this email because someone ${how === "KNOWN" ? "who knew your password" : "with a link that we emailed to you"} changed it.`,
    }),
  };
}

const LOGGED_OUT = { KNOWN: "Your other devices are logged out.", LINK: "All devices are logged out." } as const;

/** What somebody else attempted: many passwords; or, with the right one, the second step. */
export type LogInWarning = "PASSWORDS" | "SECOND_STEP";

const WARNINGS: Record<LogInWarning, { readonly title: string; readonly paragraph: string; readonly action: string }> =
  {
    PASSWORDS: {
      title: "Someone is trying to log in to your account",
      paragraph:
        "Many wrong passwords were entered in the last hour, and further attempts are being delayed. No one has logged in with them. If your password is strong and you use it nowhere else, no action is needed.",
      action: "Set a new password",
    },
    SECOND_STEP: {
      title: "Someone knows your password",
      paragraph:
        "They entered the correct password on a new device but did not enter the code or use a passkey, so they were not logged in. If it was not you, set a new password now.",
      action: "If this was not you, set a new password",
    },
  };

/** Returns the mail that warns an account's owner of somebody else's login attempts. */
export function logInWarningMail({
  publicUrl,
  account: { id, role, email },
  warning,
  now,
}: {
  readonly publicUrl: string;
  readonly account: { readonly id: string; readonly role: Role; readonly email: string };
  readonly warning: LogInWarning;
  readonly now: Date;
}): MailDraft {
  const { title, paragraph, action } = WARNINGS[warning];
  return {
    cause: `log-in-warning:${warning}:${id}:${now.toISOString()}`,
    to: email,
    subject: title,
    ...renderMail({
      title,
      paragraphs: [paragraph],
      action: { label: action, url: publicUrl + FORGOT_PATH[role] },
      footer: "You get this email at most once a day. Settings lists the attempts to log in, and where they came from.",
    }),
  };
}

/** Returns the mail with the link that resets a password; the link works once, for one hour. */
export function passwordResetMail({ publicUrl, role, to, name, tokenId, token }: AccountMail): MailDraft {
  return {
    cause: `reset-password:${tokenId}`,
    to,
    subject: "Set a new password",
    ...renderMail({
      title: saidTo(name, "Set a new password"),
      paragraphs: ["We received a request to set a new password for your Worklane account."],
      action: { label: "Set a new password", url: `${publicUrl}${RESET_PATH[role]}/${token}` },
      footer: "The link works once, for one hour. If you did not request this, no action is needed.",
    }),
  };
}
