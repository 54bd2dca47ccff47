import type { JobQuestion } from "../../shared/job-questions.ts";
import {
  AI_POLICIES,
  type AiPolicyValue,
  EXPERIENCE_LEVELS,
  type ExperienceLevelValue,
  INDUSTRIES,
  type IndustryValue,
  JOB_TYPES,
  type JobTypeValue,
  WORK_MODES,
  type WorkModeValue,
} from "../../shared/jobs.options.ts";
import { JOB_LONG_TEXTS, type JobLongText } from "../../shared/jobs.ts";
import { COMPANY_SIZES, type CompanySizeValue } from "../../shared/recruiters.options.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { QUESTIONS_HEADING, QuestionList } from "../ui/forms/question-list.tsx";
import { RenderedText } from "../ui/rendered-text.tsx";
import classes from "./job-sections.module.css";

/** What the sections show of a job; null or empty: not stated. */
interface JobContent extends Readonly<Record<`${JobLongText}Html`, string>> {
  readonly questions: readonly JobQuestion[];
}

/** A job's long texts and the questions to applicants, each under a heading of the given level. */
export function JobTexts({ job, level }: { job: JobContent; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <>
      {JOB_LONG_TEXTS.map(({ name, title }) =>
        job[`${name}Html`] ? (
          <section key={name}>
            <Heading className={classes.heading}>{title}</Heading>
            <RenderedText html={job[`${name}Html`]} />
          </section>
        ) : null,
      )}
      {job.questions.length > 0 ? (
        <section>
          <Heading className={classes.heading}>{QUESTIONS_HEADING}</Heading>
          <QuestionList questions={job.questions} />
        </section>
      ) : null}
    </>
  );
}

/** The short facts that the tiles show of a job; null or empty: not stated. */
interface JobFactSheet {
  readonly industry: IndustryValue;
  readonly jobType: JobTypeValue;
  readonly workMode: WorkModeValue;
  readonly location: string | null;
  readonly remoteFrom: string | null;
  readonly experienceLevel: ExperienceLevelValue | null;
  readonly salaryLabel: string | null;
  readonly applicationDeadline: string | null;
  readonly aiPolicy: AiPolicyValue | null;
  readonly company: { readonly size: CompanySizeValue | null };
}

interface JobTilesProps {
  job: JobFactSheet;
  /** Formats a date. */
  day: (date: string) => string;
}

/** A job's short facts, all of which have a tile except the rare ones. */
export function JobTiles({ job, day }: JobTilesProps) {
  const tiles: [name: string, value: string | null][] = [
    ["Industry", optionLabel(INDUSTRIES, job.industry)],
    ["Job Type", optionLabel(JOB_TYPES, job.jobType)],
    ["Work Mode", optionLabel(WORK_MODES, job.workMode)],
    ["Location", job.location],
    ["Experience Level", optionLabel(EXPERIENCE_LEVELS, job.experienceLevel)],
    ["Company Size", optionLabel(COMPANY_SIZES, job.company.size)],
    ["Salary Range", job.salaryLabel],
    ["Application Deadline", job.applicationDeadline && day(job.applicationDeadline)],
  ];
  if (job.remoteFrom) tiles.splice(4, 0, ["Remote From", job.remoteFrom]);
  if (job.aiPolicy) tiles.push(["Use of AI in Applications", optionLabel(AI_POLICIES, job.aiPolicy)]);
  return (
    <dl className={classes.tiles}>
      {tiles.map(([name, value]) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd>{value || "Not stated"}</dd>
        </div>
      ))}
    </dl>
  );
}
