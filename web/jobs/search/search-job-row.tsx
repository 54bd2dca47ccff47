import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { type MouseEvent, memo } from "react";
import type { SearchJobsQuery } from "../../generated/graphql.ts";
import { isPlainPress } from "../../ui/keys/plain-press.ts";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { ApplyButton, hasApplied } from "../applying/apply-button.tsx";
import classes from "../job-row.module.css";
import { JobRow } from "../job-row.tsx";
import type { JobView } from "../job-view.ts";
import { SaveToggle } from "../save-toggle.tsx";
import { jobAddress } from "../use-open-job.ts";

/** 44 pixels on phones, less with a pointing device. */
const CONTROL = "var(--row-control)";

/** Id of the row's button that opens the details; it regains focus when they close. */
export const detailsButtonId = (jobId: string): string => `details-of-${jobId}`;

/** Opens a job. `byKeyboard`: whether to move the focus there. */
export type OpenDetails = (jobId: string, byKeyboard: boolean) => void;

type Matches = SearchJobsQuery["jobs"]["edges"][number]["matches"] | null;

interface SearchJobRowProps {
  job: JobView;
  /** Whether the job's details are open. */
  isOpen: boolean;
  /** Whether the job was opened in this browser before, or was posted since the last visit. */
  mark: "seen" | "new" | null;
  /** What the search terms matched. */
  matches: Matches;
  /** What of the own profile the job has, in the order by it. */
  forYou: string | null;
  onDetails: OpenDetails;
  onApply: (job: JobView) => void;
  onToggleSave: (job: JobView) => void;
  onHide: (job: JobView) => void;
}

/** Explains why a search found the job when the title and company do not show it. */
function reasonOf(matches: Matches): string {
  const hidden = (matches ?? []).filter(({ field }) => field !== "TITLE" && field !== "COMPANY");
  const found = [...new Set(hidden.map((match) => match.found))].filter(Boolean);
  return found.length > 0 ? `Matches ${found.slice(0, 4).join(", ")}` : "";
}

/**
 * A job of the search (docs/specification.md 2.8). Clicking anywhere opens it. Rerendered only when the job changes, not
 * for each page that is loaded.
 */
export const SearchJobRow = memo(function SearchJobRow(props: SearchJobRowProps) {
  const { job, isOpen, mark, matches, forYou, onDetails, onApply, onToggleSave, onHide } = props;
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
      <JobRow
        job={job}
        forYou={forYou}
        link={{ href: jobAddress(id), tabIndex: -1 }}
        posted={
          <>
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
          </>
        }
        facts={
          <>
            {reason ? <li className={classes.reason}>{reason}</li> : null}
            {job.requirements ? <li className={classes.requirements}>{job.requirements}</li> : null}
          </>
        }
        onClick={openByPointer}
        aria-label={`${title} at ${company.name}`}
        data-job={id}
        data-seen={mark === "seen" || undefined}
        data-open={isOpen || undefined}
      >
        <span className={classes.bookmark}>
          <ActionIcon
            color="gray"
            size={CONTROL}
            onClick={() => onHide(job)}
            aria-label={`Hide ${title}`}
            title={`Hide ${title}`}
          >
            <IconEyeOff size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
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
      </JobRow>
    </li>
  );
});
