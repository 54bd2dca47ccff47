import { useEffect, useRef } from "react";
import { factLine } from "../../shared/text/fact-line.ts";
import { listProblem, problemOf, unsent } from "../apollo/problem.ts";
import { JobFit } from "../fit/job-fit.tsx";
import { useJobDetailsQuery } from "../generated/jobs/jobs.ts";
import { ReportButton } from "../privacy/report-button.tsx";
import { focusIsLost, focusOn } from "../ui/focus/focus.ts";
import { oncePerPress, useShortcuts } from "../ui/keys/shortcuts.ts";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import { SplitPane } from "../ui/overlays/split-pane.tsx";
import { ApplyButton, hasApplied } from "./applying/apply-button.tsx";
import { HideMenu } from "./hiding/hide-menu.tsx";
import { JobDetails } from "./job-details.tsx";
import { closedReason } from "./job-state.ts";
import { RelatedJobs } from "./related-jobs.tsx";
import { SaveToggle } from "./save-toggle.tsx";
import { detailsButton } from "./search/search-job-row.tsx";
import { ShareButton } from "./share-button.tsx";
import { JOB_GONE, useApply, useToggleSave } from "./use-job-actions.ts";
import { openingLink } from "./use-open-job.ts";

export interface JobDetailsPanelProps {
  /** Null closes it. */
  jobId: string | null;
  onClose: () => void;
  /** Opens another job in the panel. */
  onOpen: (jobId: string) => void;
}

interface OpenJobProps extends JobDetailsPanelProps {
  /** Set when the panel is beside the list instead of over it. */
  beside?: { takesFocus: boolean };
}

const TITLE = "Job details";

/** The panel of one job, with its actions. */
export default function OpenJob({ jobId, onClose, onOpen, beside }: OpenJobProps) {
  const { data, error, refetch } = useJobDetailsQuery({
    variables: { id: jobId ?? "" },
    skip: jobId === null,
    // It may have closed since it was last loaded.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const top = useRef<HTMLDivElement>(null);
  const covers = !beside;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link in the panel that opened another job is gone with the old one
  useEffect(() => {
    if (!covers || !focusIsLost()) return;
    top.current?.scrollIntoView();
    focusOn(top.current?.closest<HTMLElement>("[role=dialog]"));
  }, [covers, jobId]);
  const toggleSave = useToggleSave();
  const openSheet = useApply();
  const apply = (toJob: { id: string }) => {
    // It may have closed in the meantime.
    void refetch();
    openSheet(toJob);
  };
  const job = isGone(error) ? undefined : data?.job;
  const gone = job ? closedReason(job) : null;
  const onShown = (act: () => void) =>
    oncePerPress(() => {
      // A job that was just chosen in the list may still be loading.
      const row = document.activeElement?.closest<HTMLElement>("[data-job]");
      if (!row || row.dataset.job === job?.id) act();
    });
  const keys = job && {
    s: onShown(() => toggleSave(job)),
    ...(job.viewerCanApply && { a: onShown(() => apply(job)) }),
  };
  useShortcuts((beside && keys) || {});

  const actions = job ? (
    <>
      <ApplyButton
        job={job}
        gone={gone}
        onApply={() => apply(job)}
        {...(!gone && { "aria-label": `${hasApplied(job) ? "Applied" : "Apply"} to ${job.title}` })}
      />
      <SaveToggle title={job.title} saved={job.viewerHasSaved} onToggle={() => toggleSave(job)} withWord />
      {gone ? null : <ShareButton job={job} />}
      {gone || hasApplied(job) ? null : <HideMenu job={job} onHidden={onClose} />}
    </>
  ) : null;
  const content = job ? (
    <JobDetails
      job={job}
      otherLocations={job.otherLocations.map((other) => ({
        text: factLine(other.location, hasApplied(other) && "applied", other.viewerHasSaved && "saved"),
        ...openingLink(other, onOpen),
      }))}
      actions={beside ? actions : null}
      fit={<JobFit key={job.id} jobId={job.id} />}
    >
      <RelatedJobs key={job.id} job={job} onOpen={onOpen} />
      <div>
        <ReportButton subject={{ kind: "JOB", id: job.id, text: "this job" }} />
      </div>
    </JobDetails>
  ) : error ? (
    <ErrorState
      message={isGone(error) ? JOB_GONE : listProblem(error, unsent("Could not load this job"))}
      onRetry={isGone(error) ? undefined : () => void refetch()}
    />
  ) : (
    <BlockSkeleton label="Loading job details" lines={8} />
  );

  if (!beside) {
    return (
      <SidePanel opened={jobId !== null} onClose={onClose} title={TITLE} footer={actions} full>
        <div ref={top}>{content}</div>
      </SidePanel>
    );
  }
  return (
    <SplitPane
      title={TITLE}
      subject={jobId ?? ""}
      onClose={onClose}
      takesFocus={beside.takesFocus}
      returnsTo={() => detailsButton(jobId)}
    >
      {content}
    </SplitPane>
  );
}

/** A link may be outdated, and an open job may close: a retry does not bring it back. */
const isGone = (error: unknown): boolean => error !== undefined && problemOf(error).code === "NOT_FOUND";
