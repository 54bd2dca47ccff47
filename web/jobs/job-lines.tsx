import type { ReactNode } from "react";
import { EXPERIENCE_LEVELS, type IndustryValue, WORK_MODES } from "../../shared/jobs.options.ts";
import type { PublicJobCard } from "../../shared/public-pages.ts";
import type { JobNotes } from "../../shared/text/job-notes.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { Hidden } from "../ui/hidden.tsx";
import { VerifiedMark } from "../ui/verification.tsx";
import { jobKind } from "./job-facts.ts";
import classes from "./job-lines.module.css";

/** What every list shows of a job. */
export interface ListedJob
  extends Pick<PublicJobCard, "title" | "jobType" | "workMode" | "experienceLevel" | "createdAt"> {
  readonly industry: IndustryValue | null;
  readonly location: string | null;
  readonly salaryLabel: string | null;
  readonly company: {
    readonly name: string;
    readonly logoUrl: string | null;
    readonly verification: { readonly domain: string } | null;
  };
}

interface JobHeadingProps {
  job: ListedJob;
  /** The heading level, so that every page has a consistent outline. */
  level?: 2 | 3 | 4 | undefined;
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
  notes: JobNotes;
  /** False on a company's own page. */
  withCompany?: boolean | undefined;
  /** Further items. */
  children?: ReactNode;
}

/** A job's facts on one line, most important first: narrow rows cut off the rest. */
export function JobFactLine({ job, notes, withCompany = true, children }: JobFactLineProps) {
  const facts: [name: string, value: string | null, className?: string | undefined][] = [
    ["Company", withCompany ? job.company.name : null, classes.company],
    ["Location", job.location],
    ["Work mode", optionLabel(WORK_MODES, job.workMode)],
    ["Experience", optionLabel(EXPERIENCE_LEVELS, job.experienceLevel)],
    ["Deadline", notes.closes, classes.soon],
    ["Responses", withCompany ? notes.responds : null],
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
