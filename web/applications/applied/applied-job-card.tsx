import { Button, Collapse, Menu, Spoiler } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import {
  IconArchive,
  IconArchiveOff,
  IconArrowBackUp,
  IconChevronDown,
  IconClockX,
  IconFileText,
  IconLock,
} from "@tabler/icons-react";
import { useId, useRef } from "react";
import { UNANSWERED } from "../../../shared/applications.ts";
import type { OwnApplication_ApplicationFragment } from "../../generated/graphql.ts";
import { JobCard } from "../../jobs/job-card.tsx";
import { closedReason } from "../../jobs/job-state.ts";
import { useToggleSave } from "../../jobs/use-job-actions.ts";
import { CompanyChatButton } from "../../messages/company-chat-button.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { AnswerList } from "../applicants/answer-list.tsx";
import { ApplicationProgress } from "../application-progress.tsx";
import { ApplicationStatusBadge } from "../application-status.tsx";
import { ApplicationTimeline } from "../application-timeline.tsx";
import { TitledText } from "../titled-text.tsx";
import classes from "./applied-job-card.module.css";
import { useArchive } from "./use-archive.ts";
import { useWithdraw } from "./use-withdraw.ts";

interface AppliedJobCardProps {
  application: OwnApplication_ApplicationFragment;
  /** Whether a link led to this application: it is marked, focused, and shows its history. */
  isMarked: boolean;
  onDetails: () => void;
}

/** One application: its status, job, history and actions. */
export function AppliedJobCard({ application, isMarked, onDetails }: AppliedJobCardProps) {
  const { job, status, appliedAt, unansweredAt, message } = application;
  const toggleSave = useToggleSave();
  const gone = job.deletedAt || job.status === "CLOSED" ? closedReason(job) : null;
  return (
    <JobCard
      job={job}
      level={3}
      isMarked={isMarked}
      onDetails={onDetails}
      onToggleSave={() => toggleSave(job)}
      headline={
        <div className={classes.headline}>
          <div className={classes.line}>
            {status === "APPLIED" && unansweredAt ? (
              <StatusBadge tone="quiet" icon={IconClockX}>
                {UNANSWERED}
              </StatusBadge>
            ) : (
              <ApplicationStatusBadge status={status} />
            )}
            <span className={classes.when}>
              <RelativeDate date={appliedAt} prefix="Applied" />
            </span>
            {gone ? (
              <StatusBadge tone="quiet" icon={IconLock}>
                {gone}
              </StatusBadge>
            ) : null}
          </div>
          <ApplicationProgress application={application} />
          {message ? (
            <div>
              <p className={classes.when}>{job.company.name} writes:</p>
              <Spoiler
                maxHeight={76}
                showLabel="Show full message"
                hideLabel="Show less"
                attributes={{ content: { "aria-label": `Message from ${job.company.name} about ${job.title}` } }}
              >
                <p className={classes.message}>{message}</p>
              </Spoiler>
            </div>
          ) : null}
        </div>
      }
      status={<History application={application} isOpen={isMarked} />}
      actions={
        <>
          <CompanyChatButton applicationId={application.id} />
          <ApplicationMenu application={application} />
        </>
      }
    />
  );
}

/** Actions on an application. A rejected one cannot be withdrawn. */
function ApplicationMenu({ application }: Pick<AppliedJobCardProps, "application">) {
  const { job, status, isArchived } = application;
  const withdraw = useWithdraw();
  const archive = useArchive();
  const ArchiveIcon = isArchived ? IconArchiveOff : IconArchive;
  const target = useRef<HTMLButtonElement>(null);
  // The dialog returns the focus to where it was, which must not be a menu item that is gone by then.
  const focusTarget = () => target.current?.focus();
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          className={classes.menu}
          rightSection={<IconChevronDown size={16} stroke={2} aria-hidden="true" />}
          aria-label={`Manage the application for ${job.title}`}
        >
          Manage
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<ArchiveIcon size={18} aria-hidden="true" />}
          onClick={() => {
            focusTarget();
            void archive(application, !isArchived);
          }}
        >
          {isArchived ? "Bring back" : "Archive"}
        </Menu.Item>
        {status === "REJECTED" ? null : (
          <Menu.Item
            color="red"
            leftSection={<IconArrowBackUp size={18} aria-hidden="true" />}
            onClick={() => {
              focusTarget();
              void withdraw(application);
            }}
          >
            Withdraw
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function History({
  application: { events, job, resumeUrl, resumeName, coverNote, answers },
  isOpen,
}: Pick<AppliedJobCardProps, "application"> & { isOpen: boolean }) {
  const [opened, { toggle }] = useDisclosure(isOpen);
  const id = useId();
  return (
    <div className={classes.history}>
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
        <div className={classes.sent}>
          <TitledText heading="Your note" text={coverNote} />
          <AnswerList answers={answers} heading="Your answers" />
        </div>
      </Collapse>
    </div>
  );
}
