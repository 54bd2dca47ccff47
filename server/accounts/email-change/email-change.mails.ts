import { longDay } from "../../../shared/text/long-day.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { FORGOT_PATH, RESET_PATH } from "../accounts.mails.ts";
import { type Greeted, ownName, saidTo } from "../salutation.ts";

const LOGIN_PATH = { SEEKER: "/user-login", RECRUITER: "/recruiter-login" } as const;
const ROLE_WORDS = { SEEKER: "job seeker", RECRUITER: "recruiter" } as const;

/** The facts that all mails about a change of the address contain. */
export interface EmailChangeNotice {
  readonly publicUrl: string;
  readonly account: Greeted;
  readonly change: { readonly id: string; readonly oldEmail: string; readonly newEmail: string };
}

const linkOf = (publicUrl: string, token: string) => `${publicUrl}/email-change/${token}`;

/**
 * Returns the mail with the link that confirms a new address; the link works for 24 hours. It goes to whoever has that
 * address, and reveals no other address.
 */
export function confirmationMail(
  { publicUrl, account: { role, name }, change }: EmailChangeNotice,
  { id, token }: { readonly id: string; readonly token: string },
): MailDraft {
  return {
    cause: `email-change:confirm:${id}`,
    to: change.newEmail,
    subject: "Confirm your new email address",
    ...renderMail({
      title: "Confirm your new email address",
      paragraphs: [
        `Someone, hopefully you, asked to use this address for ${name}'s ${ROLE_WORDS[role]} account.`,
        "Nothing changes until you confirm that it is yours.",
      ],
      action: { label: "Confirm this address", url: linkOf(publicUrl, token) },
      footer: "The link works for 24 hours. If you did not ask for this, ignore this email: the account is not yours.",
    }),
  };
}

/** Returns the mail that notifies the current address at once of the requested change. */
export function requestedMail({ publicUrl, account, change }: EmailChangeNotice): MailDraft {
  return {
    cause: `email-change:requested:${change.id}`,
    to: change.oldEmail,
    subject: "Your email address is about to change",
    ...renderMail({
      title: saidTo(ownName(account), "Your email address is about to change"),
      paragraphs: [
        `Someone who is logged in to your account asked to change its address to ${change.newEmail}. Nothing changes until that address is confirmed.`,
        "If it was you, no action is needed. If it was not, set a new password: that cancels the change and logs every device out.",
      ],
      action: { label: "If this was not you, set a new password", url: publicUrl + FORGOT_PATH[account.role] },
      footer: "You received this email because this is the address of the account.",
    }),
  };
}

/** Returns the mail that notifies the new address that it is now the account's. */
export function changedMail({ publicUrl, account, change }: EmailChangeNotice, undoUntil: Date): MailDraft {
  return {
    cause: `email-change:changed:${change.id}`,
    to: change.newEmail,
    subject: "Your email address has been changed",
    ...renderMail({
      title: saidTo(ownName(account), "This is your email address now"),
      paragraphs: ["Use it from now on. Your other devices are logged out."],
      action: { label: "Log in", url: publicUrl + LOGIN_PATH[account.role] },
      footer: `Until ${longDay(undoUntil)} the change can be undone from the previous address.`,
    }),
  };
}

/**
 * Returns the mail that notifies the previous address that it is no longer the account's, with the link that undoes the
 * change.
 */
export function undoMail(
  { publicUrl, account, change }: EmailChangeNotice,
  { token, undoUntil }: { readonly token: string; readonly undoUntil: Date },
): MailDraft {
  return {
    cause: `email-change:undo:${change.id}`,
    to: change.oldEmail,
    subject: "Your email address was changed",
    ...renderMail({
      title: saidTo(ownName(account), "Your email address was changed"),
      paragraphs: [
        `The address of your account is now ${change.newEmail}, and your other devices are logged out.`,
        "If it was you, no action is needed. If it was not, undo it: the account will get this address back, every device will be logged out, and the password will stop working.",
      ],
      action: { label: "If this was not you, undo the change", url: linkOf(publicUrl, token) },
      footer: `The link works until ${longDay(undoUntil)}, unless the account is deleted. If it is, we email you.`,
    }),
  };
}

/**
 * Returns the mail that notifies an address that it is the account's again, with the link that sets a new password;
 * that link works for one hour.
 */
export function restoredMail({ publicUrl, account, change }: EmailChangeNotice, resetToken: string): MailDraft {
  return {
    cause: `email-change:restored:${change.id}`,
    to: change.oldEmail,
    subject: "Your email address has been restored",
    ...renderMail({
      title: saidTo(ownName(account), "Your email address has been restored"),
      paragraphs: [
        "This is the address of your account again. Every device is logged out, and the password no longer works. Set a new one.",
        "Passkeys, authenticator apps, keys and webhooks added since the change was requested have been deleted. Check your settings for anything else that is not yours.",
      ],
      action: { label: "Set a new password", url: `${publicUrl}${RESET_PATH[account.role]}/${resetToken}` },
      footer: "The link works once, for one hour.",
      footerLinks: [{ label: "Request another link", url: publicUrl + FORGOT_PATH[account.role] }],
    }),
  };
}

/** Returns the mail that notifies the account's last address that it is no longer the account's. */
export function undoneMail({ account: { name }, change }: EmailChangeNotice, lastEmail: string): MailDraft {
  return {
    cause: `email-change:undone:${change.id}`,
    to: lastEmail,
    subject: "The change to your email address was undone",
    ...renderMail({
      title: "The change to your email address was undone",
      paragraphs: [
        `${name}'s account has its previous address again: someone with access to that mailbox undid the change.`,
        "You can no longer log in with this address. Every device is logged out.",
      ],
    }),
  };
}
