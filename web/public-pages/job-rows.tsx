import type { PublicJobCard } from "../../shared/public-pages.ts";
import { jobKind } from "../jobs/job-facts.ts";
import { Monogram } from "../ui/monogram.tsx";
import { VerifiedMark } from "../ui/verification.tsx";
import { dayOf } from "./day.ts";
import { FactLine } from "./fact-line.tsx";
import classes from "./job-rows.module.css";

export interface JobRowsProps {
  jobs: readonly PublicJobCard[];
  /** The heading level, so that every page has a consistent outline. */
  level?: 2 | 3;
  /** False on a company's own page. */
  withCompany?: boolean;
  /** On a page embedded in another site, jobs open outside of it. */
  target?: "_blank" | undefined;
  /** The application source that these links are counted as. */
  from?: "company" | "widget" | undefined;
}

/** Jobs as rows: the whole row opens the job. */
export function JobRows({ jobs, level = 2, withCompany = true, target, from }: JobRowsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={classes.rows}>
      {jobs.map((job) => (
        <li key={job.id} className={classes.row}>
          {withCompany ? <Monogram name={job.company.name} url={job.company.logoUrl} size={44} /> : null}
          <div className={classes.words}>
            <div className={classes.head}>
              <Heading className={classes.title}>
                <a
                  href={from ? `${job.path}?from=${from}` : job.path}
                  target={target}
                  className={classes.link}
                  data-job-link=""
                >
                  {job.title}
                </a>
              </Heading>
              {job.salaryLabel ? <p className={classes.pay}>{job.salaryLabel}</p> : null}
            </div>
            <p className={classes.by}>
              <span>
                {withCompany ? job.company.name : null}
                {withCompany ? <VerifiedMark verification={job.company.verification} /> : null}
                {withCompany ? " · " : null}
                {jobKind(job)}
              </span>
              <time dateTime={job.createdAt} className={classes.posted}>
                {dayOf(job.createdAt)}
              </time>
            </p>
            <FactLine job={job} />
          </div>
        </li>
      ))}
    </ul>
  );
}
