import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { HeadingLevel, ListedJob } from "./job-lines.tsx";
import { JobRow } from "./job-row.tsx";
import classes from "./job-rows.module.css";

export interface JobLinksProps<Job> {
  jobs: readonly Job[];
  label?: string | undefined;
  level?: HeadingLevel | undefined;
  /** False where all are of one company that is named above. */
  withCompany?: boolean | undefined;
  linkOf: (job: Job) => ComponentPropsWithoutRef<"a">;
  postedOf: (job: Job) => ReactNode;
}

/** Jobs as rows each of which is a link. */
export function JobLinks<Job extends ListedJob & { readonly id: string }>(props: JobLinksProps<Job>) {
  const { jobs, label, linkOf, postedOf, ...row } = props;
  return (
    <div className={classes.holder}>
      <ul className={classes.rows} aria-label={label}>
        {jobs.map((job) => (
          <li key={job.id}>
            <JobRow as="div" job={job} link={{ ...linkOf(job), "data-covers": "" }} posted={postedOf(job)} {...row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
