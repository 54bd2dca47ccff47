import { applicantsPath } from "../../../shared/recruiters.ts";
import type { RecentApplication_ApplicantFragment } from "../../generated/graphql.ts";
import { PersonCard } from "../../seekers/person-card.tsx";
import { ResumeLink } from "../../seekers/resume-link.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { CardGrid } from "../../ui/lists/card-grid.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { FROM_PROFILE } from "../applicants/applicant-card.tsx";
import { ApplicationStatusBadge } from "../application-status.tsx";
import classes from "./recent.module.css";

/** Up to two applications: job, applicant, status, and the resume in a new tab. */
export function RecentApplications({ applications }: { applications: readonly RecentApplication_ApplicantFragment[] }) {
  return (
    <section aria-labelledby="recent-applications">
      <h2 id="recent-applications" className={classes.section}>
        Recent Applications
      </h2>
      {applications.length === 0 ? (
        <EmptyState drawing={<TrailDrawing />} title="No Recent Applications" />
      ) : (
        <CardGrid label="Recent Applications">
          {applications.map(({ id, jobId, jobTitle, status, resumeUrl, resumeFromProfile, seeker }) => (
            <li key={id}>
              <PersonCard
                level={3}
                person={{ ...seeker, about: null }}
                status={status === "WITHDRAWN" ? null : <ApplicationStatusBadge status={status} />}
                actions={
                  <ButtonLink
                    to={`${applicantsPath(jobId)}?tab=${status}&applicant=${id}`}
                    variant="default"
                    aria-label={`Open ${seeker.name}'s application`}
                  >
                    Open
                  </ButtonLink>
                }
              >
                <p className={classes.quiet}>Applied to {jobTitle}</p>
                <ResumeLink url={resumeUrl} name={seeker.name} />
                {resumeFromProfile ? <p className={classes.quiet}>{FROM_PROFILE}</p> : null}
              </PersonCard>
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}
