import { Button } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconArrowBackUp, IconFileText, IconLock } from "@tabler/icons-react";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { hasInterview, OwnInterview } from "../../interviews/own-interview.tsx";
import { closedReason } from "../../jobs/job-state.ts";
import { CompanyChatButton } from "../../messages/company-chat-button.tsx";
import { hasOffer, OwnOffer } from "../../offers/own-offer.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { AnswerList } from "../applicants/answer-list.tsx";
import { ApplicationProgress } from "../application-progress.tsx";
import { ApplicationTimeline } from "../application-timeline.tsx";
import { TitledText } from "../titled-text.tsx";
import classes from "./open-application.module.css";
import { OwnStatusBadge } from "./own-status-badge.tsx";
import { useArchive } from "./use-archive.ts";
import { useWithdraw } from "./use-withdraw.ts";

interface OpenApplicationProps {
  application: OwnApplication_ApplicationFragment;
  /** Shows the details of the job. */
  onDetails: () => void;
  /** Called as soon as the seeker has confirmed to withdraw it. */
  onWithdraw: () => void;
}

/** An own application in full: its status and progress, the company's message, what was sent, and its history. */
export function OpenApplication({ application, onDetails, onWithdraw }: OpenApplicationProps) {
  const { job, status, appliedAt, message, isArchived, events, resumeUrl, resumeName, coverNote, answers } =
    application;
  const withdraw = useWithdraw();
  const archive = useArchive();
  const gone = job.deletedAt || job.status === "CLOSED" ? closedReason(job) : null;
  const ArchiveIcon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <article className={classes.application} aria-label={`Application for ${job.title}`}>
      <header className={classes.head}>
        <Monogram name={job.company.name} url={job.company.logoUrl} size={56} />
        <div>
          <h2 className={classes.title}>{job.title}</h2>
          <p className={classes.by}>
            {job.company.name} · <RelativeDate date={appliedAt} prefix="You applied" />
          </p>
        </div>
      </header>
      <div className={classes.line}>
        <OwnStatusBadge application={application} />
        {gone ? (
          <StatusBadge tone="quiet" icon={IconLock}>
            {gone}
          </StatusBadge>
        ) : null}
      </div>
      <ApplicationProgress application={application} />
      {hasOffer(application) ? <OwnOffer applicationId={application.id} /> : null}
      {hasInterview(application) ? <OwnInterview applicationId={application.id} isExpected /> : null}
      <div className={classes.line}>
        <CompanyChatButton applicationId={application.id} />
        <Button variant="default" onClick={onDetails} aria-label={`Details of ${job.title}`}>
          Details
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<ArchiveIcon size={18} aria-hidden="true" />}
          onClick={() => void archive(application, !isArchived)}
          aria-label={`${isArchived ? "Unarchive" : "Archive"} the application for ${job.title}`}
        >
          {isArchived ? "Unarchive" : "Archive"}
        </Button>
        {status === "REJECTED" ? null : (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => void withdraw(application, onWithdraw)}
            aria-label={`Withdraw the application for ${job.title}`}
          >
            Withdraw
          </Button>
        )}
      </div>
      <TitledText heading={`Message from ${job.company.name}`} text={message} />
      <TitledText heading="Your note" text={coverNote} />
      <AnswerList answers={answers} heading="Your answers" />
      {resumeUrl ? (
        <a className={classes.resume} href={resumeUrl} target="_blank" rel="noreferrer">
          <IconFileText size={17} stroke={1.75} aria-hidden="true" />
          Sent with {resumeName}
        </a>
      ) : (
        <p className={classes.by}>Sent without a resume</p>
      )}
      <section aria-label="History">
        <h3 className={classes.history}>History</h3>
        <ApplicationTimeline events={events} />
      </section>
    </article>
  );
}
