import type { PublicJobList } from "../../shared/public-pages.ts";
import buttons from "./button.module.css";
import classes from "./job-list.module.css";
import { JobRows, type JobRowsProps } from "./job-rows.tsx";

/** "1 open job", "1,000+ open jobs" */
export const countText = ({ total, isCapped }: Pick<PublicJobList, "total" | "isCapped">): string =>
  `${total.toLocaleString("en")}${isCapped ? "+" : ""} open ${total === 1 && !isCapped ? "job" : "jobs"}`;

interface JobListProps extends Pick<JobRowsProps, "withCompany" | "target" | "from"> {
  list: PublicJobList;
  /** The text when there are none. */
  empty: string;
}

/** A page of jobs with links to the neighbouring pages. */
export function JobList({ list, empty, ...rows }: JobListProps) {
  return (
    <>
      {list.jobs.length > 0 ? <JobRows jobs={list.jobs} {...rows} /> : <p className={classes.empty}>{empty}</p>}
      {list.first || list.next ? (
        <nav className={classes.pages} aria-label="Pages">
          {list.first ? (
            <a href={list.first} className={buttons.button} data-first="">
              First page
            </a>
          ) : null}
          {list.next ? (
            <a href={list.next} className={buttons.button} rel="next">
              More jobs
            </a>
          ) : null}
        </nav>
      ) : null}
    </>
  );
}
