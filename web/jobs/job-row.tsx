import { Button, VisuallyHidden } from "@mantine/core";
import { type MouseEvent, memo } from "react";
import { EXPERIENCE_LEVELS, WORK_MODES } from "../../shared/jobs.options.ts";
import type { SearchJobsQuery } from "../generated/graphql.ts";
import { optionLabel } from "../ui/forms/options.ts";
import { isPlainPress } from "../ui/keys/plain-press.ts";
import { Monogram } from "../ui/monogram.tsx";
import { RelativeDate } from "../ui/relative-date.tsx";
import { VerifiedMark } from "../ui/verification.tsx";
import { ApplyButton, hasApplied } from "./applying/apply-button.tsx";
import { jobKind } from "./job-facts.ts";
import classes from "./job-row.module.css";
import type { JobView } from "./job-view.ts";
import { SaveToggle } from "./save-toggle.tsx";
import { jobAddress } from "./use-open-job.ts";

/** 44 pixels on phones, less with a pointing device. */
const CONTROL = "var(--row-control)";

/** Id of the row's button that opens the details; it regains focus when they close. */
export const detailsButtonId = (jobId: string): string => `details-of-${jobId}`;

/** Opens a job. `byKeyboard`: whether to move the focus there. */
export type OpenDetails = (jobId: string, byKeyboard: boolean) => void;

type Matches = SearchJobsQuery["jobs"]["edges"][number]["matches"] | null;

interface JobRowProps {
  job: JobView;
  /** Whether the job's details are open. */
  isOpen: boolean;
  /** Whether the job was opened in this browser before, or was posted since the last visit. */
  mark: "seen" | "new" | null;
  /** What the search terms matched. */
  matches: Matches;
  onDetails: OpenDetails;
  onApply: (job: JobView) => void;
  onToggleSave: (job: JobView) => void;
}

/** The facts about the job, most important first: narrow rows cut off the rest. */
const factsOf = (job: JobView): [name: string, value: string][] => [
  ["Company", job.company.name],
  ["Location", job.location ?? ""],
  ["Work mode", optionLabel(WORK_MODES, job.workMode)],
  ["Experience", optionLabel(EXPERIENCE_LEVELS, job.experienceLevel)],
  ["Type and industry", jobKind(job)],
];

/** Explains why a search found the job when the title and company do not show it. */
function reasonOf(matches: Matches): string {
  const hidden = (matches ?? []).filter(({ field }) => field !== "TITLE" && field !== "COMPANY");
  const found = [...new Set(hidden.map((match) => match.found))].filter(Boolean);
  return found.length > 0 ? `Matches ${found.slice(0, 4).join(", ")}` : "";
}

/**
 * A job in a scannable list: a row on wide screens, a card on phones (docs/specification.md 2.8). Clicking anywhere
 * opens the job. Rerendered only when the job changes, not for each page that is loaded.
 */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, isOpen, mark, matches, onDetails, onApply, onToggleSave } = props;
  const reason = reasonOf(matches);
  const { id, title, company, viewerHasSaved: saved } = job;
  const toggle = () => onToggleSave(job);
  const openByPointer = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest("button");
    if (isControl || !isPlainPress(event) || window.getSelection()?.toString()) return;
    event.preventDefault();
    onDetails(id, false);
  };
  return (
    <li>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the Details button is the same for the keyboard */}
      <article
        className={classes.row}
        onClick={openByPointer}
        aria-label={`${title} at ${company.name}`}
        data-job={id}
        data-seen={mark === "seen" || undefined}
        data-open={isOpen || undefined}
      >
        <Monogram name={company.name} url={company.logoUrl} size={40} />
        <div className={classes.heading}>
          <h2 className={classes.title} title={title}>
            <a className={classes.opens} href={jobAddress(id)} tabIndex={-1}>
              {title}
            </a>
          </h2>
          {job.salaryLabel ? (
            <span className={classes.pay}>
              <VisuallyHidden>Salary: </VisuallyHidden>
              <span>{job.salaryLabel}</span>
            </span>
          ) : null}
        </div>
        <ul className={classes.facts}>
          {factsOf(job).map(([name, value]) =>
            value ? (
              <li key={name}>
                <VisuallyHidden>{name}: </VisuallyHidden>
                <span>{value}</span>
                {name === "Company" ? <VerifiedMark verification={company.verification} /> : null}
              </li>
            ) : null,
          )}
          {reason ? <li className={classes.reason}>{reason}</li> : null}
          {job.requirements ? <li className={classes.requirements}>{job.requirements}</li> : null}
        </ul>
        <p className={classes.posted}>
          <RelativeDate date={job.createdAt} prefix="Posted" wholeDays />
          {hasApplied(job) ? (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <span className={classes.applied}>Applied</span>
            </>
          ) : null}
          {mark ? (
            <>
              <VisuallyHidden>, </VisuallyHidden>
              <span className={classes.mark}>{mark === "new" ? "New" : "Viewed"}</span>
            </>
          ) : null}
        </p>
        <span className={classes.bookmark}>
          <SaveToggle title={title} saved={saved} onToggle={toggle} height={CONTROL} />
        </span>
        <footer className={classes.actions}>
          <ApplyButton
            variant="light"
            mih={CONTROL}
            job={job}
            onApply={() => onApply(job)}
            aria-label={`${hasApplied(job) ? "Applied" : "Apply"} to ${title}`}
          />
          <SaveToggle title={title} saved={saved} onToggle={toggle} height={CONTROL} withWord />
          <Button
            id={detailsButtonId(id)}
            data-details
            variant="subtle"
            mih={CONTROL}
            px="sm"
            onClick={(event) => onDetails(id, event.detail === 0)}
            aria-label={`Details of ${title}`}
          >
            Details
          </Button>
        </footer>
      </article>
    </li>
  );
});
