import type { ReactNode } from "react";
import { EXPERIENCE_LEVELS, WORK_MODES } from "../../shared/jobs.options.ts";
import { type JobNotes, jobNotes, type NotedJob } from "../../shared/text/job-notes.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { Hidden } from "../ui/hidden.tsx";
import { VerifiedMark } from "../ui/verification.tsx";
import { type JobFacts, jobKind } from "./job-facts.ts";
import classes from "./job-lines.module.css";
import type { JobView } from "./job-view.ts";

/** What every list shows of a job. */
export interface ListedJob extends JobFacts, NotedJob {
  readonly title: string;
  readonly createdAt: string;
  readonly requirements: string | null;
  readonly company: NotedJob["company"] &
    Pick<JobView["company"], "name" | "logoUrl" | "verification"> & { readonly id?: string; readonly path?: string };
  /** On public pages, which are cached: as of when the data was read. */
  readonly notes?: JobNotes;
}

export type HeadingLevel = 2 | 3 | 4 | 5;

interface JobHeadingProps {
  job: ListedJob;
  /** The heading level, so that every page has a consistent outline. */
  level?: HeadingLevel | undefined;
  /** The title, if it is a link. */
  children?: ReactNode;
}

/** A job's title, with its pay next to it. */
export function JobHeading({ job: { title, salaryLabel }, level = 2, children = title }: JobHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classes.heading}>
      <Heading className={classes.title} title={title}>
        {children}
      </Heading>
      {salaryLabel ? (
        <span className={classes.pay}>
          <Hidden>Salary: </Hidden>
          <span>{salaryLabel}</span>
        </span>
      ) : null}
    </div>
  );
}

interface JobFactLineProps {
  job: ListedJob;
  /** False on a company's own page. */
  withCompany?: boolean | undefined;
  /** What of the reader's profile the job has, where jobs are ordered by it. */
  forYou?: string | null | undefined;
  /** All locations, where the line is of the same job in several. */
  locations?: string | null | undefined;
  /** Further items. */
  children?: ReactNode;
}

/** A job's facts on one line, most important first: narrow rows cut off the rest. */
export function JobFactLine({ job, withCompany = true, forYou = null, locations, children }: JobFactLineProps) {
  const { closes, responds, reposted } = job.notes ?? jobNotes(job);
  const isPlaceNamed = forYou?.split(", ").includes(job.location?.split(",")[0]?.trim() ?? "");
  const facts: [name: string, value: string | null, className?: string | undefined][] = [
    ["Company", withCompany ? job.company.name : null, classes.company],
    ["For you", forYou, classes.forYou],
    ["Location", locations ?? (isPlaceNamed ? null : job.location)],
    ["Work mode", optionLabel(WORK_MODES, job.workMode)],
    ["Experience", optionLabel(EXPERIENCE_LEVELS, job.experienceLevel)],
    ["Deadline", closes, classes.soon],
    ["Responses", withCompany ? responds : null],
    ["Repeated", reposted],
    ["Type and industry", jobKind(job)],
  ];
  return (
    <ul className={classes.facts}>
      {facts.map(([name, value, className]) =>
        value ? (
          <li key={name} className={className}>
            <Hidden>{name}: </Hidden>
            <span>{value}</span>
            {name === "Company" ? <VerifiedMark verification={job.company.verification} /> : null}
          </li>
        ) : null,
      )}
      {children}
    </ul>
  );
}
