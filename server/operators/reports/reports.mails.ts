import type { ReportKind } from "../../generated/prisma/enums.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import { reasonOf, THING } from "../measures/measures.mails.ts";
import type { DeskDecision } from "./report-queue.types.ts";

interface DecisionMail {
  readonly decision: DeskDecision;
  readonly kind: ReportKind;
  /** The operator's reason, for both sides. */
  readonly explanation: string;
  readonly reportId: string;
  readonly to: { readonly accountId: string; readonly email: string; readonly name: string };
}

const DONE = {
  DISMISS: "We found no reason to act on it.",
  WARN: "We warned the person responsible.",
  REMOVE: "We took it down.",
  SUSPEND: "We suspended the account of the person responsible.",
} as const satisfies Record<DeskDecision, string>;

/** Returns the mail about a report's outcome to its reporter. */
export function reporterMail({ decision, kind, explanation, reportId, to }: DecisionMail): MailDraft {
  return {
    cause: `report-decided:${reportId}`,
    to: to.email,
    subject: "The outcome of your report",
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [`You reported ${THING[kind]}. ${DONE[decision]}`, ...reasonOf(explanation)],
      footer: "You received this email because you reported something on Worklane.",
    }),
  };
}
