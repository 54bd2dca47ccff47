import { Anchor, Button } from "@mantine/core";
import {
  IconBrandLinkedin,
  IconBriefcase,
  IconCalendar,
  IconClock,
  IconFileText,
  IconMail,
  IconTag,
} from "@tabler/icons-react";
import type { ApplicantCard_ApplicantFragment, Decision } from "../../generated/graphql.ts";
import { UnreadMark } from "../../messages/unread-applications.tsx";
import { PersonCard } from "../../seekers/person-card.tsx";
import { exactTime, shortDate } from "../../ui/dates.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { webLink } from "../../ui/web-link.ts";
import { AnswerDue, waitsUntil } from "../answer-due.tsx";
import { ApplicationStatusBadge } from "../application-status.tsx";
import { DecisionButtons } from "../decision-buttons.tsx";
import { reviewAddress, withReviewTab } from "../review-address.ts";
import { TagList } from "../tags/tag-list.tsx";
import { UnmetCount } from "../unmet-mark.tsx";
import classes from "./applicant-card.module.css";

interface ApplicantCardProps {
  applicant: ApplicantCard_ApplicantFragment;
  /** Whether the card shows the job, with a link to its review. */
  showsJob?: boolean;
  onOpen: () => void;
  onDecide: (status: Decision) => void;
}

/** Shown beside a resume that was not part of the application. */
export const FROM_PROFILE = "from the profile, none was sent";

/** The address parameters that open the job's review at this applicant. */
function placeOf({ id, status }: ApplicantCard_ApplicantFragment): URLSearchParams {
  const tab = withReviewTab(new URLSearchParams(), { status: status === "WITHDRAWN" ? null : status, stageId: null });
  tab.set("applicant", id);
  return tab;
}

/** An applicant with the available decisions. */
export function ApplicantCard({ applicant, showsJob = false, onOpen, onDecide }: ApplicantCardProps) {
  const { jobId, jobTitle, seeker, status, appliedAt, resumeUrl, resumeFromProfile, tags, isHidden } = applicant;
  return (
    <PersonCard
      person={{ ...seeker, about: null }}
      status={status === "WITHDRAWN" ? null : <ApplicationStatusBadge status={status} />}
      actions={
        <>
          <DecisionButtons name={seeker.name} status={status} onDecide={onDecide} />
          <Button variant="default" onClick={onOpen} aria-label={`View Profile: ${seeker.name}`}>
            View Profile
          </Button>
        </>
      }
    >
      <ul className={classes.lines}>
        {showsJob ? (
          <li>
            <IconBriefcase size={17} stroke={1.75} aria-hidden="true" />
            <PageLink
              to={reviewAddress(jobId, placeOf(applicant))}
              aria-label={`Review ${seeker.name} for ${jobTitle}`}
            >
              {jobTitle}
            </PageLink>
          </li>
        ) : null}
        <li>
          <IconCalendar size={17} stroke={1.75} aria-hidden="true" />
          <time dateTime={appliedAt} title={exactTime(appliedAt)}>
            Applied {shortDate(appliedAt)}
          </time>
        </li>
        <UnreadMark applicationId={applicant.id} as="li" />
        <UnmetCount application={applicant} as="li" />
        {waitsUntil(applicant) ? (
          <li>
            <IconClock size={17} stroke={1.75} aria-hidden="true" />
            <AnswerDue application={applicant} />
          </li>
        ) : null}
        {seeker.email ? (
          <li>
            <IconMail size={17} stroke={1.75} aria-hidden="true" />
            <Anchor href={`mailto:${seeker.email}`}>{seeker.email}</Anchor>
          </li>
        ) : null}
        {seeker.linkedin ? (
          <li>
            <IconBrandLinkedin size={17} stroke={1.75} aria-hidden="true" />
            <Anchor href={webLink(seeker.linkedin)} target="_blank" rel="noreferrer">
              {seeker.linkedin}
            </Anchor>
          </li>
        ) : null}
        {tags.length > 0 ? (
          <li>
            <IconTag size={17} stroke={1.75} aria-hidden="true" />
            <TagList tags={tags} />
          </li>
        ) : null}
        <li>
          <IconFileText size={17} stroke={1.75} aria-hidden="true" />
          {resumeUrl ? (
            <Anchor href={resumeUrl} target="_blank" rel="noreferrer" aria-label={`View Resume: ${seeker.name}`}>
              View Resume
            </Anchor>
          ) : null}
          {resumeFromProfile ? <span className={classes.quiet}>{FROM_PROFILE}</span> : null}
          {resumeUrl ? null : <span>{isHidden ? "Hidden by anonymous review" : "No Resume Uploaded"}</span>}
        </li>
      </ul>
    </PersonCard>
  );
}
