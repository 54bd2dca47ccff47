import type { ReactNode } from "react";
import { AI_POLICIES, EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, WORK_MODES } from "../../shared/jobs.options.ts";
import { JOB_LONG_TEXTS } from "../../shared/jobs.ts";
import { COMPANY_SIZES } from "../../shared/recruiters.options.ts";
import { longDate, mediumDate } from "../ui/dates.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { QUESTIONS_HEADING, QuestionList } from "../ui/forms/question-list.tsx";
import { Monogram } from "../ui/monogram.tsx";
import { RelativeDate } from "../ui/relative-date.tsx";
import { RenderedText } from "../ui/rendered-text.tsx";
import { Verification } from "../ui/verification.tsx";
import classes from "./job-details.module.css";
import type { JobDetailsView } from "./job-view.ts";

const tilesOf = (job: JobDetailsView): [name: string, value: string][] => [
  ["Industry", optionLabel(INDUSTRIES, job.industry)],
  ["Job Type", optionLabel(JOB_TYPES, job.jobType)],
  ["Work Mode", optionLabel(WORK_MODES, job.workMode)],
  ["Location", job.location ?? ""],
  ...(job.remoteFrom ? [["Remote From", job.remoteFrom] as [string, string]] : []),
  ["Experience Level", optionLabel(EXPERIENCE_LEVELS, job.experienceLevel)],
  ["Company Size", optionLabel(COMPANY_SIZES, job.company.size)],
  ["Salary Range", job.salaryLabel ?? ""],
  ["Application Deadline", job.applicationDeadline ? longDate(job.applicationDeadline) : ""],
  ...(job.aiPolicy ? [["Texts Written With AI", optionLabel(AI_POLICIES, job.aiPolicy)] as [string, string]] : []),
];

/** The key facts that decide whether a reader continues. */
const glanceOf = (job: JobDetailsView): string[] =>
  [
    job.salaryLabel,
    job.location,
    optionLabel(WORK_MODES, job.workMode),
    job.applicationDeadline ? `Apply by ${mediumDate(job.applicationDeadline)}` : "",
    `Responds within ${job.answerWithinDays} ${job.answerWithinDays === 1 ? "day" : "days"}`,
  ].filter((fact): fact is string => Boolean(fact));

interface JobDetailsProps {
  job: JobDetailsView;
  /** Actions, where the panel's footer does not have them. */
  actions?: ReactNode;
  /** Content that follows the job. */
  children?: ReactNode;
}

/** A job in full, for the side panel. A pure view. */
export function JobDetails({ job, actions, children }: JobDetailsProps) {
  return (
    <article className={classes.details}>
      <header className={classes.head}>
        <Monogram name={job.company.name} url={job.company.logoUrl} size={56} />
        <div className={classes.names}>
          <h2 className={classes.title}>{job.title}</h2>
          <p className={classes.by}>
            Posted By <strong>{job.company.name}</strong>, <RelativeDate date={job.createdAt} wholeDays />
          </p>
          <Verification verification={job.company.verification} day={longDate} />
        </div>
      </header>
      <ul className={classes.glance} aria-label="At a glance">
        {glanceOf(job).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
      {JOB_LONG_TEXTS.map(({ name, title }) =>
        job[name] ? (
          <section key={name}>
            <h3 className={classes.section}>{title}</h3>
            {name === "description" ? (
              <RenderedText html={job.descriptionHtml} />
            ) : (
              <p className={classes.text}>{job[name]}</p>
            )}
          </section>
        ) : null,
      )}
      {job.questions.length > 0 ? (
        <section>
          <h3 className={classes.section}>{QUESTIONS_HEADING}</h3>
          <QuestionList questions={job.questions} />
        </section>
      ) : null}
      <dl className={classes.tiles}>
        {tilesOf(job).map(([name, value]) => (
          <div key={name} className={classes.tile}>
            <dt>{name}</dt>
            <dd>{value || "Not stated"}</dd>
          </div>
        ))}
      </dl>
      {children}
    </article>
  );
}
