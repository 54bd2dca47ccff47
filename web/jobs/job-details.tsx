import type { ReactNode } from "react";
import { longDate } from "../ui/dates.ts";
import { Monogram } from "../ui/monogram.tsx";
import { RelativeDate } from "../ui/relative-date.tsx";
import { Verification } from "../ui/verification.tsx";
import classes from "./job-details.module.css";
import { JobGlance, type JobGlanceProps } from "./job-glance.tsx";
import { JobTexts, JobTiles } from "./job-sections.tsx";
import type { JobDetailsView } from "./job-view.ts";

interface JobDetailsProps extends Pick<JobGlanceProps, "otherLocations"> {
  job: JobDetailsView;
  /** Actions, where the panel's footer does not have them. */
  actions?: ReactNode;
  /** How the job compares with the reader's profile. */
  fit?: ReactNode;
  /** Content that follows the job. */
  children?: ReactNode;
}

/** A job in full, for the side panel. A pure view. */
export function JobDetails({ job, otherLocations, actions, fit, children }: JobDetailsProps) {
  return (
    <article className={classes.details}>
      <header className={classes.head}>
        <Monogram name={job.company.name} url={job.company.logoUrl} size={56} />
        <div className={classes.names}>
          <h2 className={classes.title}>{job.title}</h2>
          <p className={classes.by}>
            Posted By <strong>{job.company.name}</strong>, <RelativeDate date={job.createdAt} wholeDays />
          </p>
          <Verification verification={job.company.verification} day={longDate} />
        </div>
      </header>
      <JobGlance job={job} day={longDate} otherLocations={otherLocations} />
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {fit}
      <JobTexts job={job} level={3} />
      <JobTiles job={job} day={longDate} />
      {children}
    </article>
  );
}
