import { WORK_MODES } from "../../shared/jobs.options.ts";
import { type NotedJob, promiseText, recordText, repostText } from "../../shared/text/job-notes.ts";
import { optionLabel } from "../ui/forms/options.ts";
import type { JobFacts } from "./job-facts.ts";
import classes from "./job-glance.module.css";

interface JobGlanceProps {
  job: NotedJob & Pick<JobFacts, "salaryLabel" | "location" | "workMode">;
  /** Formats a date. */
  day: (date: string) => string;
}

/** The key facts that decide whether a reader continues. */
export function JobGlance({ job, day }: JobGlanceProps) {
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
    <ul className={classes.glance} aria-label="At a glance">
      {facts.filter(Boolean).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
