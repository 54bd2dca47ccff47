import { randomUUID } from "node:crypto";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";
import type { Addressee } from "./report-queue.store.ts";

/** Tells somebody that their account is suspended, or is not any more, and why. */
export function suspensionMail(
  to: Addressee,
  { isLifted, explanation }: { isLifted: boolean; explanation: string },
): MailDraft {
  const subject = isLifted ? "Your account is open again" : "Your account is suspended";
  const sentence = isLifted
    ? "We have lifted the suspension of your account. You can log in again; make new keys for your apps."
    : "We have suspended your account: nobody can log in to it, and the keys of its apps have ended. Nothing in it is deleted.";
  return {
    cause: `suspension:${randomUUID()}`,
    to: to.email,
    subject,
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [sentence, "The reason:", ...explanation.split(/\n+/)],
    }),
  };
}
