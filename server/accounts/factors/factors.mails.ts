import { randomUUID } from "node:crypto";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { type Greeted, ownName, saidTo } from "../salutation.ts";

const SETTINGS_PATH = { SEEKER: "/main/settings", RECRUITER: "/main-recruiter/settings" } as const;

/** A change of an account's login factors. */
export type FactorChange =
  | { readonly kind: "PASSKEY_ADDED" | "PASSKEY_REMOVED"; readonly passkey: string }
  | { readonly kind: "AUTHENTICATOR_ADDED" | "AUTHENTICATOR_REMOVED" | "RECOVERY_CODES_MADE" }
  | { readonly kind: "RECOVERY_CODE_USED"; readonly left: number };

const subjectOf = {
  PASSKEY_ADDED: "A passkey was added",
  PASSKEY_REMOVED: "A passkey was removed",
  AUTHENTICATOR_ADDED: "An authenticator app was added",
  AUTHENTICATOR_REMOVED: "The authenticator app was removed",
  RECOVERY_CODES_MADE: "New recovery codes were created",
  RECOVERY_CODE_USED: "A recovery code was used",
} as const satisfies Record<FactorChange["kind"], string>;

function sentenceOf(change: FactorChange): string {
  switch (change.kind) {
    case "PASSKEY_ADDED":
      return `The passkey ${change.passkey} can now log in to your account.`;
    case "PASSKEY_REMOVED":
      return `The passkey ${change.passkey} can no longer log in to your account.`;
    case "AUTHENTICATOR_ADDED":
      return "From now on, logging in with the password also requires a code from the app.";
    case "AUTHENTICATOR_REMOVED":
      return "Logging in no longer requires a code from the app.";
    case "RECOVERY_CODES_MADE":
      return "Your previous codes no longer work.";
    case "RECOVERY_CODE_USED":
      return `Someone logged in with your password and one of your recovery codes. ${change.left} are left.`;
  }
}

/** Returns the mail that informs an account's owner of a change of its login factors. */
export function factorChangeMail(
  change: FactorChange,
  {
    publicUrl,
    account,
  }: {
    readonly publicUrl: string;
    readonly account: Greeted & { readonly email: string };
  },
): MailDraft {
  return {
    cause: `factor-change:${randomUUID()}`,
    to: account.email,
    subject: subjectOf[change.kind],
    ...renderMail({
      title: saidTo(ownName(account), subjectOf[change.kind]),
      paragraphs: [sentenceOf(change), "If it was you, no action is needed."],
      action: { label: "If this was not you, check the settings", url: publicUrl + SETTINGS_PATH[account.role] },
      footer: "If it was not you, change your password there and log all other devices out.",
    }),
  };
}
