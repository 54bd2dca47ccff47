import { Checkbox } from "@mantine/core";
import { factLine } from "../../../shared/text/fact-line.ts";
import { markdownLine } from "../../../shared/text/markdown-line.ts";
import type { PostedJob_PostedJobFragment } from "../../generated/graphql.ts";
import { longDate } from "../../ui/dates.ts";
import { Monogram } from "../../ui/monogram.tsx";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { RenderedText } from "../../ui/rendered-text.tsx";
import { jobFacts, jobKind } from "../job-facts.ts";
import { PostedJobStatus } from "../posted-job-status.tsx";
import { PostedJobButtons } from "./posted-job-buttons.tsx";
import classes from "./posted-job-row.module.css";

interface PostedJobRowProps {
  posted: PostedJob_PostedJobFragment;
  selected: boolean;
  /** Absent when the job cannot be closed. */
  onSelect?: ((selected: boolean) => void) | undefined;
}

/** An own job as a table row, with columns for pending work and the closing date. */
export function PostedJobRow({ posted, selected, onSelect }: PostedJobRowProps) {
  const { job, applications, waitingSince, owner, editors } = posted;
  const facts = jobFacts(job).map(({ value }) => value);
  return (
    <article className={classes.row} aria-label={`${job.title} at ${job.company.name}`}>
      <span>
        {onSelect ? (
          <Checkbox
            aria-label={`Select ${job.title}`}
            checked={selected}
            onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          />
        ) : null}
      </span>
      <div className={classes.job}>
        <Monogram name={job.company.name} url={job.company.logoUrl} size={32} />
        <div className={classes.texts}>
          <div className={classes.head}>
            <h2 className={classes.title}>{job.title}</h2>
            <PostedJobStatus job={job} />
          </div>
          <p className={classes.facts}>{factLine(jobKind(job), ...facts)}</p>
          <div className={classes.description}>
            <RenderedText html={job.descriptionHtml} heading={3} />
          </div>
          {job.requirements ? <p className={classes.requirements}>{markdownLine(job.requirements)}</p> : null}
        </div>
      </div>
      <dl className={classes.numbers}>
        <div>
          <dt>Awaiting a decision</dt>
          <dd data-waits={applications.applied > 0 || undefined}>
            {applications.applied.toLocaleString("en-GB")}
            {waitingSince ? (
              <small>
                oldest application: <RelativeDate date={waitingSince} />
              </small>
            ) : null}
          </dd>
        </div>
        <div>
          <dt>Accepted</dt>
          <dd>{applications.accepted.toLocaleString("en-GB")}</dd>
        </div>
        <div>
          <dt>Posted</dt>
          <dd>
            <RelativeDate date={job.createdAt} wholeDays />
          </dd>
        </div>
        <div>
          <dt>Deadline</dt>
          <dd>{job.applicationDeadline ? longDate(job.applicationDeadline) : "None"}</dd>
        </div>
        <div>
          <dt>Owner</dt>
          <dd>
            {owner}
            {editors === "OWNER" ? <small>only owners edit</small> : null}
          </dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        <PostedJobButtons posted={posted} />
      </div>
    </article>
  );
}
