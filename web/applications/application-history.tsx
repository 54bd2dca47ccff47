import type { ApplicationEventKind, ApplicationStatus } from "../generated/graphql.ts";
import { dayAndMonth, exactTime } from "../ui/dates.ts";
import classes from "./applicants/applicant-panel.module.css";
import { ApplicationStatusBadge } from "./application-status.tsx";

const WORDS: Record<ApplicationEventKind, string> = {
  APPLIED: "Applied",
  ACCEPTED: "Accepted",
  REJECTED: "Rejected",
  REMOVED: "Decision removed",
  WITHDRAWN: "Withdrawn by the applicant",
  MOVED: "Moved to another stage",
  OPENED: "Opened",
  UNANSWERED: "Closed without a response",
  INTERIM_ANSWER: "Applicant notified",
  INTERVIEW_OFFERED: "Interview offered",
  INTERVIEW_SCHEDULED: "Interview time picked",
  INTERVIEW_MOVED: "Interview time or location changed",
  INTERVIEW_DECLINED: "Interview declined",
  INTERVIEW_CANCELLED: "Interview cancelled",
  OFFER_SENT: "Offer sent",
  OFFER_CHANGED: "Offer changed",
  OFFER_ACCEPTED: "Offer accepted",
  OFFER_DECLINED: "Offer declined",
  OFFER_WITHDRAWN: "Offer withdrawn",
  OFFER_LAPSED: "Offer lapsed",
};

interface ApplicationHistoryProps {
  status: ApplicationStatus;
  events: readonly Event[];
}

interface Event {
  id: string;
  kind: ApplicationEventKind;
  stage: string | null;
  createdAt: string;
  actorName: string | null;
  answerDueOn: string | null;
}

const wordsOf = ({ kind, stage, actorName, answerDueOn }: Event) => {
  if (kind === "INTERIM_ANSWER" && answerDueOn) {
    const notified = actorName ? `${actorName} notified the applicant` : WORDS[kind];
    return `${notified}${stage ? `: ${stage}` : ""}. Decision promised by ${dayAndMonth(answerDueOn)}`;
  }
  return `${stage ? `Moved to ${stage}` : WORDS[kind]}${actorName ? ` by ${actorName}` : ""}`;
};

/** The status of an application and all of its events. */
export function ApplicationHistory({ status, events }: ApplicationHistoryProps) {
  return (
    <section aria-label="History">
      {status === "WITHDRAWN" ? null : <ApplicationStatusBadge status={status} />}
      <ol className={classes.history} aria-label="What happened">
        {events.map((event) => (
          <li key={event.id}>
            <span>{wordsOf(event)}</span>
            <time dateTime={event.createdAt}>{exactTime(event.createdAt)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
