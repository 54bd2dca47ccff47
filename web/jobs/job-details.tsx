import type { ReactNode } from "react";
import { WORK_MODES } from "../../shared/jobs.options.ts";
import { longDate } from "../ui/dates.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { Monogram } from "../ui/monogram.tsx";
import { RelativeDate } from "../ui/relative-date.tsx";
import { Verification } from "../ui/verification.tsx";
import classes from "./job-details.module.css";
import { JobTexts, JobTiles } from "./job-sections.tsx";
import type { JobDetailsView } from "./job-view.ts";

/** The key facts that decide whether a reader continues. */
const glanceOf = (job: JobDetailsView): string[] =>
  [
    job.salaryLabel,
    job.location,
    optionLabel(WORK_MODES, job.workMode),
    job.applicationDeadline ? `Apply by ${longDate(job.applicationDeadline)}` : "",
    `Responds within ${job.answerWithinDays} ${job.answerWithinDays === 1 ? "day" : "days"}`,
  ].filter((fact): fact is string => Boolean(fact));

interface JobDetailsProps {
  job: JobDetailsView;
  /** Actions, where the panel's footer does not have them. */
  actions?: ReactNode;
  /** Content that follows the job. */
  children?: ReactNode;
}

/** A job in full, for the side panel. A pure view. */
export function JobDetails({ job, actions, children }: JobDetailsProps) {
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
      <ul className={classes.glance} aria-label="At a glance">
        {glanceOf(job).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      <JobTexts job={job} level={3} />
      <JobTiles job={job} day={longDate} />
      {children}
    </article>
  );
}
