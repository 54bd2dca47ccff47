import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Monogram } from "../ui/monogram.tsx";
import { type HeadingLevel, JobFactLine, JobHeading, type ListedJob } from "./job-lines.tsx";
import classes from "./job-row.module.css";

interface JobRowProps extends ComponentPropsWithoutRef<"article"> {
  /** The element, where the row is no content of its own. */
  as?: "article" | "div";
  job: ListedJob;
  level?: HeadingLevel | undefined;
  /** False on a company's own page. */
  withCompany?: boolean | undefined;
  /** Opens the job. `data-covers`: the whole row is this link. */
  link: ComponentPropsWithoutRef<"a"> & { "data-covers"?: "" };
  /** When it was posted. */
  posted: ReactNode;
  /** What of the reader's profile the job has, where jobs are ordered by it. */
  forYou?: string | null | undefined;
  /** All locations, where the row is of the same job in several. */
  locations?: string | null | undefined;
  /** Further items of the line of facts. */
  facts?: ReactNode;
  /** The row's controls. */
  children?: ReactNode;
}

/** A job in a list: a row on wide screens, a card on phones. */
export function JobRow(props: JobRowProps) {
  const { job, level, withCompany = true, forYou, locations, link, posted, facts, children, ...others } = props;
  const { as: Row = "article", ...rest } = others;
  return (
    <Row className={classes.row} {...rest}>
      {withCompany ? <Monogram name={job.company.name} url={job.company.logoUrl} size={40} /> : null}
      <JobHeading job={job} level={level}>
        <a className={classes.opens} {...link}>
          {job.title}
        </a>
      </JobHeading>
      <JobFactLine job={job} withCompany={withCompany} forYou={forYou} locations={locations}>
        {facts}
      </JobFactLine>
      <p className={classes.posted}>{posted}</p>
      {children}
    </Row>
  );
}
