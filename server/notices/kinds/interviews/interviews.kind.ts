import { zonedTime } from "../../../../shared/interviews/interviews.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { hiddenName } from "../../../platform/hidden-name.ts";
import { type NoticeDraft, noticeKind } from "../../notice-kind.ts";
import { forgetUnsentMails } from "../../notices.store.ts";
import { writtenBy } from "../written-by.ts";
import { appointmentOf } from "./interview-appointment.ts";
import { type InterviewCause, interviewCause, storedCause } from "./interview-cause.ts";
import { type InterviewReader, lockInterview, type NotifiedInterview } from "./interviews.store.ts";

/** What one side is notified of: a title, sentences, and what it can do. */
interface Wording {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What the button says that leads to the interview. */
  readonly button: string;
}

/** Returns the wording for a reader whose time zone this is; null if this side is not notified. */
type Words = (interview: NotifiedInterview, cause: InterviewCause, timeZone: string) => Wording | null;

const forApplicant: Words = (interview, cause, timeZone) => {
  const { title, minutes, place, note, reply, answerBy, jobTitle, companyName } = interview;
  if (!companyName || (cause.news === "DECLINED" && !cause.was)) return null;
  const when = (at: Date) => zonedTime(at, timeZone);
  const about = `${title} for ${jobTitle}`;
  const at = interview.startsAt
    ? [`${about}: ${when(interview.startsAt)}, ${minutes} minutes.`, `Location: ${place}`]
    : [about];
  const was = "was" in cause && cause.was ? [`It was scheduled for ${when(cause.was)}.`] : [];
  const words: Record<InterviewCause["news"], readonly [title: string, ...paragraphs: string[]] | null> = {
    OFFERED: [
      `${companyName} ${was.length > 0 ? "offered new times for your interview" : "invited you to an interview"}`,
      `${about}, ${minutes} minutes. Pick a time by ${when(answerBy)}.`,
      ...was,
      ...writtenBy(companyName, note),
    ],
    SCHEDULED: [`Your interview with ${companyName} was scheduled`, ...at],
    MOVED: [`Your interview with ${companyName} was moved`, ...at, ...was],
    PLACE: [
      `The location of your interview with ${companyName} changed`,
      ...at,
      ...(interview.startsAt ? [] : [`Location: ${place}`]),
    ],
    DECLINED: [`You declined the interview with ${companyName}`, about, ...was],
    CANCELLED: [`Your interview with ${companyName} was cancelled`, about, ...was, ...writtenBy(companyName, reply)],
    DAY: [`Your interview with ${companyName} is in 24 hours`, ...at],
    HOUR: [`Your interview with ${companyName} is in one hour`, ...at],
    UNATTENDED: null,
    FULL: null,
  };
  const [first, ...paragraphs] = words[cause.news] ?? [];
  if (!first) return null;
  return { title: first, paragraphs, button: cause.news === "OFFERED" ? "Pick a time" : "See the interview" };
};

const forCompany: Words = (interview, cause, timeZone) => {
  const { title, minutes, place, reply, jobTitle, applicationId, applicant, applicantName } = interview;
  const who = applicantName ?? (applicationId ? hiddenName(applicationId) : "the applicant");
  const when = (at: Date) => zonedTime(at, timeZone);
  const about = jobTitle ? `${title} for ${jobTitle}` : title;
  const at = interview.startsAt
    ? [`${about}: ${when(interview.startsAt)}, ${minutes} minutes.`, `Location: ${place}`]
    : [about];
  const was = "was" in cause && cause.was ? [`It was scheduled for ${when(cause.was)}.`] : [];
  const deleted = applicant ? [] : ["The applicant deleted their account."];
  const words: Record<InterviewCause["news"], readonly [title: string, ...paragraphs: string[]] | null> = {
    OFFERED: was.length > 0 ? [`New times were offered for the interview with ${who}`, about, ...was] : null,
    SCHEDULED: [`The interview with ${who} was scheduled`, ...at],
    MOVED: [`The interview with ${who} was moved`, ...at, ...was],
    PLACE: interview.startsAt ? [`The location of the interview with ${who} changed`, ...at] : null,
    DECLINED: [`The interview with ${who} was declined`, about, ...was, ...writtenBy("The applicant", reply)],
    CANCELLED: was.length > 0 ? [`The interview with ${who} was cancelled`, about, ...was, ...deleted] : null,
    DAY: [`The interview with ${who} is in 24 hours`, ...at],
    HOUR: [`The interview with ${who} is in one hour`, ...at],
    UNATTENDED: [
      `The interview with ${who} has no participants`,
      ...at,
      "Its former participants can no longer see this job. Offer new times with other people, or cancel the interview.",
    ],
    FULL: [
      `No times are left for the interview with ${who}`,
      about,
      "The participants have other interviews at the offered times. Offer new times.",
    ],
  };
  const [first, ...paragraphs] = words[cause.news] ?? [];
  if (!first) return null;
  return { title: first, paragraphs, button: "See the interview" };
};

/** Whether a cause is still the last change, or the interview still starts at the time of the reminder. */
function isCurrent(interview: NotifiedInterview, cause: InterviewCause): boolean {
  if ("sequence" in cause) return interview.sequence === cause.sequence;
  return interview.status === "SCHEDULED" && interview.startsAt?.getTime() === new Date(cause.startsAt).getTime();
}

function occasionOf(cause: InterviewCause): string {
  if ("was" in cause) return storedCause(cause.interviewId, cause.sequence);
  const of = "sequence" in cause ? cause.sequence : new Date(cause.startsAt).toISOString();
  return storedCause(cause.interviewId, of, cause.news);
}

/** What is put into a reader's calendar, or taken from it. */
function inCalendar(interview: NotifiedInterview, cause: InterviewCause, about: ReturnType<typeof appointmentOf>) {
  if (!("was" in cause)) return undefined;
  const startsAt = interview.status === "SCHEDULED" ? interview.startsAt : cause.was;
  if (!startsAt) return undefined;
  return {
    ...{ id: interview.id, sequence: interview.sequence, startsAt, minutes: interview.minutes, place: interview.place },
    isCancelled: interview.status !== "SCHEDULED",
    ...about,
  };
}

/** What the kinds of both sides have in common. An unsent mail about an earlier change is replaced. */
const interviews = (readersOf: (interview: NotifiedInterview) => readonly InterviewReader[], wordsFor: Words) => ({
  reason: "you are a participant in an interview arranged on Worklane",
  defaults: { page: true, mail: "AT_ONCE" as const },
  push: "There is news about an interview.",
  isImportant: true,
  cause: interviewCause,
  async read(tx: Transaction, cause: InterviewCause): Promise<NoticeDraft[]> {
    const interview = await lockInterview(tx, cause.interviewId, "formerIds" in cause ? cause.formerIds : []);
    if (!interview || !isCurrent(interview, cause)) return [];
    const drafts: NoticeDraft[] = [];
    for (const { accountId, timeZone } of readersOf(interview)) {
      const wording = wordsFor(interview, cause, timeZone ?? interview.timeZone);
      if (!wording) continue;
      const { title, paragraphs, button } = wording;
      const about = appointmentOf(wordsFor === forApplicant, interview);
      await forgetUnsentMails(tx, accountId, storedCause(interview.id, ""));
      drafts.push({
        accountId,
        cause: occasionOf(cause),
        title,
        body: paragraphs[0] ?? "",
        path: about.path,
        ...(wordsFor === forCompany && interview.companyId && { companyId: interview.companyId }),
        mail: {
          ...{ subject: title, title, paragraphs, action: { label: button, path: about.path } },
          appointment: inCalendar(interview, cause, about),
        },
      });
    }
    return drafts;
  },
});

/** News of an applicant's interviews, and reminders of them. */
export const ownInterviews = noticeKind({
  label: "Interviews",
  role: "SEEKER",
  ...interviews(({ applicant }) => (applicant ? [applicant] : []), forApplicant),
});

/** News of the interviews in which a member of a company takes part, and reminders of them. */
export const applicantInterviews = noticeKind({
  label: "Interviews with applicants",
  role: "RECRUITER",
  ...interviews(({ members }) => members, forCompany),
});
