import { IconUsers } from "@tabler/icons-react";
import { applicantsPath } from "../../../shared/recruiters.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { jobFacts, jobKind } from "../../jobs/job-facts.ts";
import { useCan } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { Facts } from "../../ui/facts.tsx";
import { CardGrid } from "../../ui/lists/card-grid.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import classes from "./recent.module.css";

/** The two newest jobs: title, job type, place, location, salary range. */
export function RecentJobs({ jobs }: { jobs: readonly PostedJob_PostedJobFragment[] }) {
  const mayPost = useCan("CHANGE_JOBS");
  return (
    <section aria-labelledby="recent-jobs">
      <h2 id="recent-jobs" className={classes.section}>
        Recently Posted Jobs
      </h2>
      {jobs.length === 0 ? (
        <EmptyState
          drawing={<DeskDrawing />}
          title="No Jobs Uploaded"
          action={mayPost ? <ButtonLink to="/main-recruiter/post-jobs">Create a job</ButtonLink> : null}
        />
      ) : (
        <CardGrid label="Recently Posted Jobs">
          {jobs.map(({ job, applications }) => (
            <li key={job.id}>
              <article className={classes.card} aria-label={job.title}>
                <h3 className={classes.title}>
                  <PageLink to={applicantsPath(job.id)}>{job.title}</PageLink>
                </h3>
                <p className={classes.quiet}>{jobKind(job)}</p>
                <Facts
                  facts={[...jobFacts(job), { name: "Applicants", value: String(applications.total), icon: IconUsers }]}
                />
              </article>
            </li>
          ))}
        </CardGrid>
      )}
    </section>
  );
}
