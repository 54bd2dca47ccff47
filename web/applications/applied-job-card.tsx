import { Button, Collapse } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown, IconFileText, IconLock } from "@tabler/icons-react";
import { useId } from "react";
import type { OwnApplication_ApplicationFragment } from "../generated/graphql.ts";
import { JobCard } from "../jobs/job-card.tsx";
import { goneReason } from "../jobs/job-state.ts";
import { useToggleSave } from "../jobs/use-job-actions.ts";
import { RelativeDate } from "../ui/relative-date.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { ApplicationLane } from "./application-lane.tsx";
import { ApplicationStatusBadge } from "./application-status.tsx";
import { ApplicationTimeline } from "./application-timeline.tsx";
import classes from "./applied-job-card.module.css";
import { useWithdraw } from "./use-withdraw.ts";

interface AppliedJobCardProps {
  application: OwnApplication_ApplicationFragment;
  onDetails: () => void;
}

/** One application: its job, where it stands, its history, and a way to take it back. */
export function AppliedJobCard({ application, onDetails }: AppliedJobCardProps) {
  const { job, status, appliedAt } = application;
  const toggleSave = useToggleSave();
  const withdraw = useWithdraw();
  const gone = job.deletedAt || job.status === "CLOSED" ? goneReason(job) : null;
  return (
    <JobCard
      job={job}
      onDetails={onDetails}
      onToggleSave={() => toggleSave(job)}
      status={
        <div className={classes.standing}>
          <div className={classes.line}>
            <ApplicationStatusBadge status={status} />
            <span className={classes.when}>
              <RelativeDate date={appliedAt} prefix="Applied" />
            </span>
            {gone ? (
              <StatusBadge tone="quiet" icon={IconLock}>
                {gone}
              </StatusBadge>
            ) : null}
          </div>
          <ApplicationLane application={application} />
          <History application={application} />
        </div>
      }
      actions={
        // What was rejected is over: there is nothing to take back.
        status !== "REJECTED" && (
          <Button
            variant="light"
            color="no"
            className={classes.withdraw}
            onClick={() => void withdraw(application)}
            aria-label={`Withdraw application for ${job.title}`}
          >
            Withdraw
          </Button>
        )
      }
    />
  );
}

function History({ application: { events, job, resumeUrl, resumeName } }: Pick<AppliedJobCardProps, "application">) {
  const [opened, { toggle }] = useDisclosure(false);
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.toggle}
        onClick={toggle}
        aria-expanded={opened}
        data-grows={opened || undefined}
        aria-controls={id}
        aria-label={`History of the application for ${job.title}`}
        rightSection={<IconChevronDown size={16} stroke={2} data-turned={opened || undefined} aria-hidden="true" />}
      >
        History
      </Button>
      <Collapse expanded={opened} id={id} keepMountedMode="display-none">
        <ApplicationTimeline events={events} />
        {resumeUrl ? (
          <a className={classes.resume} href={resumeUrl} target="_blank" rel="noreferrer">
            <IconFileText size={17} stroke={1.75} aria-hidden="true" />
            Sent with {resumeName}
          </a>
        ) : (
          <p className={classes.when}>Sent without a resume</p>
        )}
      </Collapse>
    </>
  );
}
