import type { ReportKind } from "../generated/prisma/enums.ts";
import type { MailDraft } from "../platform/mail/mailer.ts";
import { renderMail } from "../platform/mail/render-mail.ts";
import type { DeskDecision } from "./report-queue.types.ts";

interface DecisionMail {
  readonly decision: DeskDecision;
  readonly kind: ReportKind;
  /** The operator's reason, for both sides. */
  readonly explanation: string;
  readonly reportId: string;
  readonly to: { readonly accountId: string; readonly email: string; readonly name: string };
}

const THING = { PERSON: "profile", MESSAGE: "message", JOB: "job" } as const satisfies Record<ReportKind, string>;

const DONE = {
  DISMISS: "We found that it may stay as it is.",
  WARN: "We warned those whose it is.",
  REMOVE: "We took it down.",
  SUSPEND: "We suspended the account of whose it is.",
} as const satisfies Record<DeskDecision, string>;

const paragraphsOf = (explanation: string) => ["The reason:", ...explanation.split(/\n+/)];

/** Tells who reported something what became of it. */
export function reporterMail({ decision, kind, explanation, reportId, to }: DecisionMail): MailDraft {
  return {
    cause: `report-decided:${reportId}`,
    to: to.email,
    subject: "What became of your report",
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [`You reported a ${THING[kind]}. ${DONE[decision]}`, ...paragraphsOf(explanation)],
      footer: "You get this mail because you reported something on Worklane.",
    }),
  };
}

/** Tells whose the reported thing is what was decided, and never who reported it. */
export function responsibleMail({
  decision,
  kind,
  explanation,
  reportId,
  to,
}: DecisionMail & { readonly decision: "WARN" | "REMOVE" }): MailDraft {
  const thing = kind === "PERSON" ? "your profile, or what you do on Worklane," : `a ${THING[kind]} of yours`;
  const sentence =
    decision === "WARN"
      ? `Somebody reported ${thing} to us, and we found that it breaks our rules. It stays for now; please mend it.`
      : `Somebody reported ${thing} to us, and we took it down.`;
  return {
    cause: `report-outcome:${reportId}:${to.accountId}`,
    to: to.email,
    subject: decision === "WARN" ? "A warning from Worklane" : `We took down a ${THING[kind]} of yours`,
    ...renderMail({ title: `Hello ${to.name}`, paragraphs: [sentence, ...paragraphsOf(explanation)] }),
  };
}
