import { randomUUID } from "node:crypto";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";

/** Returns the mail that informs an address that its account, or the account that recently had it, was deleted. */
export function accountDeletedMail(
  to: string,
  { name, email }: { readonly name: string; readonly email: string },
): MailDraft {
  const isOld = to !== email;
  return {
    cause: `account-deleted:${randomUUID()}`,
    to,
    subject: "Your account has been deleted",
    ...renderMail({
      title: `Your account has been deleted, ${name}`,
      paragraphs: [
        "Someone who was logged in and knew the password deleted it, with everything in it. It cannot be restored.",
        ...(isOld
          ? [
              "The link to undo the change to your email address no longer works. You can sign up with this address again.",
            ]
          : []),
        "If it was you, no action is needed. If it was not, someone knows your password: change it wherever else you use it, especially for your mailbox.",
      ],
      footer: isOld
        ? "You received this email because the account had this address until recently."
        : "You received this email because this was the address of the account.",
    }),
  };
}
