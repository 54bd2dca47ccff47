import type { PublicJobCard } from "../../shared/public-pages.ts";
import { jobKind } from "../jobs/job-facts.ts";
import { Monogram } from "../ui/monogram.tsx";
import { VerifiedMark } from "../ui/verification.tsx";
import { dayOf } from "./day.ts";
import { FactLine } from "./fact-line.tsx";
import classes from "./job-rows.module.css";

export interface JobRowsProps {
  jobs: readonly PublicJobCard[];
  /** The heading's level, so that every page keeps its order. */
  level?: 2 | 3;
  /** On a company's own page its name is known. */
  withCompany?: boolean;
  /** In another site's page, jobs are opened outside of it. */
  target?: "_blank" | undefined;
  /** Which source of applications these links are. */
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
