import { randomUUID } from "node:crypto";
import { labelOf } from "../../shared/closed-list.ts";
import { OPERATOR_ROLES } from "../../shared/operators.options.ts";
import type { OperatorRole } from "../generated/prisma/enums.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";
import type { Addressee } from "./report-queue.store.ts";

interface OperatorChange {
  readonly publicUrl: string;
  /** The person whose role changed. */
  readonly whose: Addressee;
  /** Null: they were not an operator. */
  readonly before: OperatorRole | null;
  /** Null: they are no longer an operator. */
  readonly role: OperatorRole | null;
}

/**
 * Returns the mail to the person concerned, or to an administrator, about a new operator, a changed role, or a removed
 * operator.
 */
export function operatorChangedMail(to: Addressee, { publicUrl, whose, before, role }: OperatorChange): MailDraft {
  const isOwn = to.accountId === whose.accountId;
  const [who, has, is] = isOwn
    ? ["You", "have", "are"]
    : [whose.name === whose.email ? whose.email : `${whose.name} (${whose.email})`, "has", "is"];
  const title = isOwn ? "Your role in the operator console" : "A role in the operator console";
  const was = before ? ` The previous role was “${labelOf(OPERATOR_ROLES, before)}”.` : "";
  const now = role
    ? `${who} now ${has} the role “${labelOf(OPERATOR_ROLES, role)}” in Worklane's operator console.${was}`
    : `${who} ${is} no longer an operator of Worklane.${was}`;
  return {
    cause: `operator-changed:${randomUUID()}`,
    to: to.email,
    subject: title,
    ...renderMail({
      title,
      paragraphs: [
        now,
        "If you did not expect this, ask the other administrators immediately, and look at the audit log.",
      ],
      ...(role && { action: { label: "Open the console", url: `${publicUrl}/operators` } }),
      footer: isOwn
        ? "You received this email because it is about your account."
        : "You received this email because you are an administrator of the console.",
    }),
  };
}
