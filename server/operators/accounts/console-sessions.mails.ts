import { randomUUID } from "node:crypto";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { reasonOf } from "../measures/measures.mails.ts";
import type { Addressee } from "../report-queue.store.ts";

/** Returns the mail that informs a person that operators logged them out everywhere, and why. */
export function sessionsEndedMail(
  to: Addressee,
  { keys, explanation }: { readonly keys: boolean; readonly explanation: string },
): MailDraft {
  const ended = keys ? "on all devices, and revoked the keys of your apps" : "on all devices";
  return {
    cause: `sessions-ended:${randomUUID()}`,
    to: to.email,
    subject: "We logged you out everywhere",
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [
        `We logged you out ${ended}. You can log in again at any time.`,
        ...reasonOf(explanation),
        "If you think that someone knows your password, set a new one first.",
      ],
    }),
  };
}
