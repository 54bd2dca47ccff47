import { listProblem, problemOf, unsent } from "../apollo/problem.ts";
import { JobFit } from "../fit/job-fit.tsx";
import { useJobDetailsQuery } from "../generated/jobs/jobs.ts";
import { ReportButton } from "../privacy/report-button.tsx";
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
import { detailsButtonId } from "./search/search-job-row.tsx";
import { ShareButton } from "./share-button.tsx";
import { JOB_GONE, useApply, useToggleSave } from "./use-job-actions.ts";

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
    <JobDetails job={job} actions={beside ? actions : null} fit={<JobFit key={job.id} jobId={job.id} />}>
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
        {content}
      </SidePanel>
    );
  }
  return (
    <SplitPane
      title={TITLE}
      subject={jobId ?? ""}
      onClose={onClose}
      takesFocus={beside.takesFocus}
      returnsTo={() => document.getElementById(detailsButtonId(jobId ?? ""))}
    >
      {content}
    </SplitPane>
  );
}

/** A link may be outdated, and an open job may close: a retry does not bring it back. */
const isGone = (error: unknown): boolean => error !== undefined && problemOf(error).code === "NOT_FOUND";
