import { Link } from "react-router-dom";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import type { OpenDetails } from "../../jobs/search/search-job-row.tsx";
import { mediumDate } from "../../ui/dates.ts";
import { isPlainPress } from "../../ui/keys/plain-press.ts";
import { Monogram } from "../../ui/monogram.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import classes from "./application-row.module.css";
import { OwnStatusBadge } from "./own-status-badge.tsx";

interface ApplicationRowProps {
  application: OwnApplication_ApplicationFragment;
  /** Whether it is shown next to the list. */
  isOpen: boolean;
  onOpen: OpenDetails;
}

/** An application in the list: its status, its next date, then the job. The whole row opens it. */
export function ApplicationRow({ application, isOpen, onOpen }: ApplicationRowProps) {
  const { job, status, appliedAt, answerDueOn, offerExpiresOn, unansweredAt } = application;
  const isPending = status === "APPLIED" && !unansweredAt;
  return (
    <article
      className={classes.row}
      aria-label={`${job.title} at ${job.company.name}`}
      data-job={job.id}
      data-open={isOpen || undefined}
    >
      <p className={classes.standing}>
        <OwnStatusBadge application={application} />
        {offerExpiresOn ? (
          <time dateTime={offerExpiresOn}>Offer expires {mediumDate(offerExpiresOn)}</time>
        ) : isPending && answerDueOn ? (
          <time dateTime={answerDueOn}>Response due {mediumDate(answerDueOn)}</time>
        ) : (
          <RelativeDate date={appliedAt} prefix="Applied" />
        )}
      </p>
      <Monogram name={job.company.name} url={job.company.logoUrl} size={40} />
      <div className={classes.names}>
        <h3 className={classes.title}>
          <Link
            data-details={job.id}
            to={applicationPath(job.id)}
            aria-current={isOpen || undefined}
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onOpen(job.id, event.detail === 0);
            }}
          >
            {job.title}
          </Link>
        </h3>
        <p className={classes.company}>{job.company.name}</p>
      </div>
    </article>
  );
}
