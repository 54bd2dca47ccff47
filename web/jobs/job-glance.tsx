import type { ComponentPropsWithoutRef } from "react";
import { WORK_MODES } from "../../shared/jobs.options.ts";
import { type NotedJob, promiseText, recordText, repostText } from "../../shared/text/job-notes.ts";
import { optionLabel } from "../ui/forms/options.ts";
import type { JobFacts } from "./job-facts.ts";
import classes from "./job-glance.module.css";

export interface JobGlanceProps {
  job: NotedJob & Pick<JobFacts, "salaryLabel" | "location" | "workMode">;
  /** Formats a date. */
  day: (date: string) => string;
  /** Links to the same job in other locations. */
  otherLocations?: readonly (ComponentPropsWithoutRef<"a"> & { readonly text: string })[] | undefined;
}

/** The key facts that decide whether a reader continues. */
export function JobGlance({ job, day, otherLocations = [] }: JobGlanceProps) {
  const record = job.company.responseRecord;
  const facts = [
    job.salaryLabel,
    job.location,
    optionLabel(WORK_MODES, job.workMode),
    job.applicationDeadline && `Apply by ${day(job.applicationDeadline)}`,
    promiseText(job.answerWithinDays),
    record && recordText(record),
    repostText(job),
  ];
  return (
    <div>
      <ul className={classes.glance} aria-label="At a glance">
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {otherLocations.length > 0 ? (
        <nav className={classes.elsewhere} aria-label="Other locations">
          <span>Also in</span>
          <ul className={classes.locations}>
            {otherLocations.map(({ text, ...link }) => (
              <li key={text}>
                <a {...link}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
