import { ActionIcon, Button, VisuallyHidden } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { type MouseEvent, memo } from "react";
import { factLine } from "../../../shared/text/fact-line.ts";
import { markdownLine } from "../../../shared/text/markdown-line.ts";
import type { SearchJobsQuery } from "../../generated/graphql.ts";
import { isPlainPress } from "../../ui/keys/plain-press.ts";
import { RelativeDate } from "../../ui/relative-date.tsx";
import { ApplyButton, hasApplied } from "../applying/apply-button.tsx";
import classes from "../job-row.module.css";
import { JobRow } from "../job-row.tsx";
import type { JobView } from "../job-view.ts";
import { locationsText, shortLocation } from "../jobs-by-post.ts";
import { SaveToggle } from "../save-toggle.tsx";
import { jobAddress } from "../use-open-job.ts";

/** 44 pixels on phones, less with a pointing device. */
const CONTROL = "var(--row-control)";

/** The row's button that opens a job's details; it regains focus when they close. Its `data-details` has the job's id. */
export const detailsButton = (jobId: string | null) =>
  document.querySelector<HTMLElement>(`[data-details~="${CSS.escape(jobId ?? "")}"]`);

/** Opens a job. `byKeyboard`: whether to move the focus there. */
export type OpenDetails = (jobId: string, byKeyboard: boolean) => void;

type Matches = SearchJobsQuery["jobs"]["edges"][number]["matches"] | null;

interface SearchJobRowProps {
  job: JobView;
  /** The same job in several locations, as one row: it opens one of them, and has no other actions. */
  post: readonly JobView[] | null;
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
  const { job, post, isOpen, mark, matches, forYou, onDetails, onApply, onToggleSave, onHide } = props;
  const reason = reasonOf(matches);
  const { id, title, company, viewerHasSaved: saved } = job;
  const locations = post && locationsText(post);
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
        locations={locations}
        link={{ href: jobAddress(id), tabIndex: -1 }}
        posted={
          <>
            <RelativeDate date={job.createdAt} prefix="Posted" wholeDays />
            {hasApplied(job) && !post ? (
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
            {post?.filter(hasApplied).map((applied) => (
              <li key={applied.id} className={classes.reason}>
                Applied in {shortLocation(applied)}
              </li>
            ))}
            {reason ? <li className={classes.reason}>{reason}</li> : null}
            {job.requirements ? <li className={classes.requirements}>{markdownLine(job.requirements)}</li> : null}
          </>
        }
        onClick={openByPointer}
        aria-label={factLine(`${title} at ${company.name}`, locations)}
        data-job={id}
        data-seen={mark === "seen" || undefined}
        data-open={isOpen || undefined}
      >
        {post ? null : (
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
        )}
        <footer className={classes.actions}>
          {post ? null : (
            <>
              <ApplyButton
                variant="light"
                mih={CONTROL}
                job={job}
                onApply={() => onApply(job)}
                aria-label={`${hasApplied(job) ? "Applied" : "Apply"} to ${title}`}
              />
              <SaveToggle title={title} saved={saved} onToggle={toggle} height={CONTROL} withWord />
            </>
          )}
          <Button
            data-details={post?.map((one) => one.id).join(" ") ?? id}
            variant="subtle"
            mih={CONTROL}
            px="sm"
            onClick={(event) => onDetails(id, event.detail === 0)}
            aria-label={locations ? `Details of ${title} in ${locations}` : `Details of ${title}`}
          >
            Details
          </Button>
        </footer>
      </JobRow>
    </li>
  );
});
