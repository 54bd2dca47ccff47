import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { markdownLine } from "../../shared/text/markdown-line.ts";
import { Monogram } from "../ui/monogram.tsx";
import { RelativeDate } from "../ui/relative-date.tsx";
import { ApplyButton, hasApplied } from "./applying/apply-button.tsx";
import classes from "./job-card.module.css";
import { JobFactLine, JobHeading, type ListedJob } from "./job-lines.tsx";
import type { JobView } from "./job-view.ts";
import { SaveToggle } from "./save-toggle.tsx";

interface JobCardProps {
  /** A draft may have no industry yet. */
  job: Omit<JobView, "industry"> & Pick<ListedJob, "industry"> & { readonly takesApplications?: boolean };
  onDetails?: () => void;
  onApply?: () => void;
  /** Handles both save toggles; without it the card has none. */
  onToggleSave?: () => void;
  /** Also shown where recruiters see their own jobs. */
  description?: ReactNode;
  /** Beside the posted text: a deadline. */
  status?: ReactNode;
  /** In place of Apply: edit, delete. */
  actions?: ReactNode;
  /** The heading level, so that every page has a correct outline. */
  level?: 2 | 3;
}

/** A job in a list (docs/specification.md 2.8). Purely presentational. */
export function JobCard(props: JobCardProps) {
  const { job, onDetails, onApply, onToggleSave, description, status, actions, level = 2 } = props;
  const saved = job.viewerHasSaved;
  return (
    <article className={classes.card} aria-label={`${job.title} at ${job.company.name}`}>
      <header className={classes.head}>
        <Monogram name={job.company.name} url={job.company.logoUrl} />
        <JobHeading job={job} level={level} />
        {onToggleSave ? <SaveToggle title={job.title} saved={saved} onToggle={onToggleSave} /> : null}
      </header>
      <JobFactLine job={job} />
      <p className={classes.posted}>
        <RelativeDate date={job.createdAt} prefix="Posted" wholeDays />
      </p>
      {description ? <div className={classes.description}>{description}</div> : null}
      {job.requirements ? <p className={classes.requirements}>{markdownLine(job.requirements)}</p> : null}
      {status ? <div className={classes.status}>{status}</div> : null}
      <footer className={classes.foot}>
        {actions ?? (
          <ApplyButton
            variant="light"
            job={job}
            onApply={onApply}
            className={classes.apply}
            aria-label={`${hasApplied(job) ? "Applied" : "Apply"} to ${job.title}`}
          />
        )}
        {onToggleSave ? <SaveToggle title={job.title} saved={saved} onToggle={onToggleSave} withWord /> : null}
        {onDetails ? (
          <Button variant="subtle" px="sm" onClick={onDetails} aria-label={`Details of ${job.title}`}>
            Details
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
