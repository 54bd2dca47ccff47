import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { HeadingLevel, ListedJob } from "./job-lines.tsx";
import { JobRow } from "./job-row.tsx";
import classes from "./job-rows.module.css";
import { jobsByPost, locationsText } from "./jobs-by-post.ts";

export interface JobLinksProps<Job> {
  jobs: readonly Job[];
  label?: string | undefined;
  level?: HeadingLevel | undefined;
  /** False where all are of one company that is named above. */
  withCompany?: boolean | undefined;
  linkOf: (job: Job) => ComponentPropsWithoutRef<"a">;
  postedOf: (job: Job) => ReactNode;
}

/** Jobs as rows each of which is a link; the same job in several locations is one row. */
export function JobLinks<Job extends ListedJob & { readonly id: string }>(props: JobLinksProps<Job>) {
  const { jobs, label, linkOf, postedOf, ...row } = props;
  return (
    <div className={classes.holder}>
      <ul className={classes.rows} aria-label={label}>
        {jobsByPost(jobs, (job) => job).map((post) => (
          <li key={post[0].id}>
            <JobRow
              as="div"
              job={post[0]}
              locations={locationsText(post)}
              link={{ ...linkOf(post[0]), "data-covers": "" }}
              posted={postedOf(post[0])}
              {...row}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
