import type { ApplicantCard_ApplicantFragment } from "../generated/graphql.ts";
import { dayAndMonth } from "../ui/dates.ts";
import classes from "./answer-due.module.css";

type Promised = Pick<ApplicantCard_ApplicantFragment, "status" | "answerDueOn" | "unansweredAt">;

/** The day by which an answer is promised, while the applicant is waiting for one; otherwise null. */
export const waitsUntil = ({ status, answerDueOn }: Promised): string | null =>
  status === "APPLIED" && answerDueOn ? answerDueOn : null;

/** "Answer by 4 December"; highlighted when that day has passed. */
export function AnswerDue({ application }: { application: Promised }) {
  const day = waitsUntil(application);
  if (!day) return null;
  return <DueDay day={day} isLate={application.unansweredAt !== null || isPast(day)} />;
}

/** Whether the day, in UTC, has ended. */
export const isPast = (day: string): boolean => day.slice(0, 10) < new Date().toISOString().slice(0, 10);

/** Formats the last day of a promised answer; highlighted when it has passed. */
export function DueDay({ day, isLate }: { day: string; isLate: boolean }) {
  return (
    <time className={classes.due} dateTime={day} data-late={isLate || undefined}>
      {isLate ? "Response was due on" : "Respond by"} {dayAndMonth(day)}
    </time>
  );
}
