import type { ApplicationEventKind, ApplicationStatus } from "../generated/graphql.ts";
import { exactTime } from "../ui/dates.ts";
import classes from "./applicant-panel.module.css";
import { ApplicationStatusBadge } from "./application-status.tsx";

const WORDS: Record<ApplicationEventKind, string> = {
  APPLIED: "Applied",
  ACCEPTED: "Accepted",
  REJECTED: "Rejected",
  REMOVED: "Decision removed",
  WITHDRAWN: "Withdrawn by the applicant",
  MOVED: "Moved to another stage",
};

interface ApplicationHistoryProps {
  status: ApplicationStatus;
  events: readonly { id: string; kind: ApplicationEventKind; createdAt: string; actorName: string | null }[];
}

/** Where an application stands and everything that happened to it. */
export function ApplicationHistory({ status, events }: ApplicationHistoryProps) {
  return (
    <section aria-label="History">
      {status === "WITHDRAWN" ? null : <ApplicationStatusBadge status={status} />}
      <ol className={classes.history} aria-label="What happened">
        {events.map(({ id, kind, createdAt, actorName }) => (
          <li key={id}>
            <span>{actorName ? `${WORDS[kind]} by ${actorName}` : WORDS[kind]}</span>
            <time dateTime={createdAt}>{exactTime(createdAt)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
