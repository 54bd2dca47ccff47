import { APPEAL_DAYS } from "../../../shared/operators.ts";
import type { AppealOutcome, MeasureKind, ReportKind } from "../../generated/prisma/enums.ts";
import type { MailDraft } from "../../platform/mail/mailer.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";
import type { Addressee } from "../report-queue.store.ts";

interface MeasureSummary {
  readonly kind: MeasureKind;
  readonly about: ReportKind;
  /** A job's title. */
  readonly title?: string;
}

/** The reported thing. */
export const THING = {
  PERSON: "a profile",
  MESSAGE: "a message",
  JOB: "a job",
  OFFER: "an offer",
} as const satisfies Record<ReportKind, string>;

/** Returns an operator's reason as paragraphs of a mail. */
export const reasonOf = (explanation: string): string[] =>
  explanation ? ["The reason:", ...explanation.split(/\n+/)] : [];

const SUBJECTS: Record<MeasureKind, (about: ReportKind) => string> = {
  WARNING: () => "A warning from Worklane",
  MESSAGE_REMOVED: () => "We took down one of your messages",
  JOB_TAKEN_DOWN: () => "We took down one of your jobs",
  OFFER_WITHDRAWN: () => "We withdrew one of your offers",
  SUSPENSION: () => "Your account is suspended",
};

function sentenceOf({ kind, about, title }: MeasureSummary, wasReported: boolean): string {
  const thing = {
    PERSON: "your profile or your activity on Worklane",
    MESSAGE: "one of your messages",
    JOB: `your job ${title}`,
    OFFER: `your offer for ${title}`,
  }[about];
  const found = wasReported ? `Someone reported ${thing} to us, and we` : "We";
  const it = wasReported ? "it" : thing;
  return {
    WARNING: `${found} found that ${it} breaks our rules. It remains for now. Please fix it.`,
    MESSAGE_REMOVED: `${found} took ${it} down.`,
    JOB_TAKEN_DOWN: `${found} took ${it} down: it is hidden and closed to applications. Applicants are notified.`,
    OFFER_WITHDRAWN: `${found} withdrew ${it}: it can no longer be accepted. The applicant is notified.`,
    SUSPENSION:
      "We have suspended your account: no one can log in to it, and the keys of its apps have expired. Nothing in it is deleted.",
  }[kind];
}

interface MeasureMail extends MeasureSummary {
  readonly publicUrl: string;
  readonly measureId: string;
  readonly to: Addressee;
  readonly explanation: string;
  readonly wasReported: boolean;
  /** Lets the addressee appeal without logging in. */
  readonly token: string;
}

/** Returns the mail about a measure, the reason and how to appeal; it never reveals the reporter. */
export function measureMail({
  publicUrl,
  measureId,
  to,
  explanation,
  wasReported,
  token,
  ...measure
}: MeasureMail): MailDraft {
  return {
    cause: `measure:${measureId}:${to.accountId}`,
    to: to.email,
    subject: SUBJECTS[measure.kind](measure.about),
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [
        sentenceOf(measure, wasReported),
        ...reasonOf(explanation),
        `If you think that this is wrong, you can appeal once, within ${APPEAL_DAYS} days. If possible, a different operator will review it.`,
      ],
      action: { label: "Appeal", url: `${publicUrl}/appeal/${token}` },
      footer: "You do not need to log in to appeal. The link is only for you.",
    }),
  };
}

const TAKEN_BACK: Record<MeasureKind, string> = {
  WARNING: "We have withdrawn the warning.",
  MESSAGE_REMOVED: "The message has been restored.",
  JOB_TAKEN_DOWN: "The job has been restored, and we have notified its applicants.",
  OFFER_WITHDRAWN: "The offer stays withdrawn, because the applicant was notified. You can send it again.",
  SUSPENSION: "Your account has been restored. You can log in again. Create new keys for your apps.",
};

const SUBJECT_BACK: Record<MeasureKind, string> = {
  WARNING: "We have withdrawn our warning",
  MESSAGE_REMOVED: "One of your messages has been restored",
  JOB_TAKEN_DOWN: "One of your jobs has been restored",
  OFFER_WITHDRAWN: "You can send your offer again",
  SUSPENSION: "Your account has been restored",
};

/** Returns the mail that informs a person that a measure was reversed without an appeal, and why. */
export function withdrawnMail(
  to: Addressee,
  {
    measureId,
    kind,
    title,
    explanation,
    wasAppealed = false,
  }: MeasureSummary & { readonly measureId: string; readonly explanation: string; readonly wasAppealed?: boolean },
): MailDraft {
  const granted = wasAppealed ? " This also grants your appeal." : "";
  const done =
    kind === "JOB_TAKEN_DOWN" ? `We have restored your job ${title}. Its applicants are notified.` : TAKEN_BACK[kind];
  return {
    cause: `measure-ended:${measureId}:${to.accountId}`,
    to: to.email,
    subject: SUBJECT_BACK[kind],
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [`${done}${granted}`, ...reasonOf(explanation)],
    }),
  };
}

interface AnswerMail extends MeasureSummary {
  readonly measureId: string;
  readonly outcome: AppealOutcome;
  readonly explanation: string;
}

/** Returns the mail about the outcome of an appeal, with the reason. */
export function appealAnsweredMail(to: Addressee, { measureId, kind, outcome, explanation }: AnswerMail): MailDraft {
  const sentence =
    outcome === "GRANTED"
      ? `We have looked at it again, and you are right. ${TAKEN_BACK[kind]}`
      : "We have looked at it again, and our decision stands.";
  return {
    cause: `appeal-answered:${measureId}:${to.accountId}`,
    to: to.email,
    subject: outcome === "GRANTED" ? "Your appeal was granted" : "Your appeal was rejected",
    ...renderMail({ title: `Hello ${to.name}`, paragraphs: [sentence, ...reasonOf(explanation)] }),
  };
}

/** Returns the mail that informs a reporter that the measure was reversed after an appeal. */
export function reporterOfGrantedMail(
  to: Addressee,
  { reportId, about, explanation }: { reportId: string; about: ReportKind; explanation: string },
): MailDraft {
  return {
    cause: `report-appealed:${reportId}`,
    to: to.email,
    subject: "We have reviewed your report again",
    ...renderMail({
      title: `Hello ${to.name}`,
      paragraphs: [
        `You reported ${THING[about]}. The person concerned appealed, and we reversed our decision.`,
        ...reasonOf(explanation),
      ],
      footer: "You received this email because you reported something on Worklane.",
    }),
  };
}
