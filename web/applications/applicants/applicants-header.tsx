import { Spoiler } from "@mantine/core";
import { IconMailForward, IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { InterviewersButton } from "../../companies/interviewers.tsx";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { useInvitationCountsQuery } from "../../generated/invitations/job-invitations.ts";
import { jobFacts, jobKind } from "../../jobs/job-facts.ts";
import { useCan } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Facts } from "../../ui/facts.tsx";
import { useSearchAddress } from "../../ui/forms/use-search-address.ts";
import { PageSkeleton } from "../../ui/lists/skeletons.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { boardAddress, OPENED_FROM_APPLICANTS, reviewAddress } from "../review-address.ts";
import { ApplicantDownloads } from "./applicant-downloads.tsx";
import classes from "./applicants-page.module.css";
import { BlindMode } from "./blind-mode.tsx";

/** Of 24 pixels (rendered-text.module.css). */
const THREE_LINES = 73;
/** A description of this length in HTML has more than three lines without its headings. */
const LONG = 600;

interface ApplicantsHeaderProps {
  posted: PostedJob_PostedJobFragment | null;
  /** Whether blind mode hides the applicants' identity; null while loading. */
  blind: boolean | null;
}

/** The job, and its number of applicants. */
export function ApplicantsHeader({ posted, blind }: ApplicantsHeaderProps) {
  const [search] = useSearchAddress();
  const [expanded, setExpanded] = useState(false);
  const mayChange = useCan("CHANGE_JOBS");
  const mayBrowse = useCan("BROWSE_TALENTS");
  const { data: invitations } = useInvitationCountsQuery({
    variables: { jobId: posted?.job.id ?? "" },
    skip: !posted || !mayBrowse,
  });
  if (!posted) return <PageSkeleton title="Applicants" lines={2} label="Loading the job" />;
  const { job, applications, viewerCanEdit, viewerEditRefusal } = posted;
  const count = `${applications.total} ${applications.total === 1 ? "applicant" : "applicants"}`;
  const sent = invitations?.sent.totalCount ?? 0;
  const invited = sent > 0 ? `Invited: ${sent}, interested: ${invitations?.accepted.totalCount}` : "";
  return (
    <>
      <PageHeader
        title={job.title}
        subtitle={jobKind(job)}
        actions={
          <>
            {applications.total > 0 ? (
              <>
                <ButtonLink to={reviewAddress(job.id, search)} state={OPENED_FROM_APPLICANTS}>
                  Review
                </ButtonLink>
                <ButtonLink to={boardAddress(job.id, search)} variant="default">
                  Board
                </ButtonLink>
                <ApplicantDownloads jobId={job.id} />
              </>
            ) : null}
            {mayChange ? (
              <>
                <InterviewersButton job={job} />
                {blind === null ? null : <BlindMode jobId={job.id} blind={blind} />}
                {viewerCanEdit ? (
                  <ButtonLink to={`/main-recruiter/edit-job/${job.id}`} variant="default">
                    Edit job
                  </ButtonLink>
                ) : null}
              </>
            ) : null}
          </>
        }
      />
      {mayChange && !viewerCanEdit ? <p className={classes.refusal}>{viewerEditRefusal}</p> : null}
      <Spoiler
        maxHeight={THREE_LINES}
        showLabel="Show full description"
        hideLabel="Show less"
        expanded={expanded}
        onExpandedChange={setExpanded}
        className={classes.description}
        data-shortened={(!expanded && job.descriptionHtml.length > LONG) || undefined}
      >
        <RenderedText html={job.descriptionHtml} heading={2} />
      </Spoiler>
      <div className={classes.facts}>
        <Facts
          facts={[
            { name: "Applicants", value: count, icon: IconUsers },
            { name: "Invitations", value: invited, icon: IconMailForward },
            ...jobFacts(job),
          ]}
        />
      </div>
    </>
  );
}
