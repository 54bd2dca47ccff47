import { problemOf } from "../apollo/problem.ts";
import { useJobDetailsQuery } from "../generated/graphql.ts";
import { ReportButton } from "../privacy/report-button.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { SidePanel } from "../ui/side-panel.tsx";
import { BlockSkeleton } from "../ui/skeletons.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { JobDetails } from "./job-details.tsx";
import type { JobDetailsPanelProps } from "./job-details-panel.tsx";
import { goneReason } from "./job-state.ts";
import { SaveToggle } from "./save-toggle.tsx";
import { ShareButton } from "./share-button.tsx";
import { useApply, useToggleSave } from "./use-job-actions.ts";

/** The panel of one job, with what can be done about it. */
export default function OpenJob({ jobId, onClose }: JobDetailsPanelProps) {
  const { data, error, refetch } = useJobDetailsQuery({ variables: { id: jobId ?? "" }, skip: jobId === null });
  const toggleSave = useToggleSave();
  const apply = useApply();
  const job = data?.job;
  return (
    <SidePanel
      opened={jobId !== null}
      onClose={onClose}
      title="Job details"
      footer={
        job ? (
          <>
            <ApplyButton job={job} gone={goneReason(job)} onApply={() => apply(job)} />
            <SaveToggle title={job.title} saved={job.viewerHasSaved} onToggle={() => toggleSave(job)} withWord />
            {goneReason(job) ? null : <ShareButton job={job} />}
          </>
        ) : null
      }
    >
      {job ? (
        <>
          <JobDetails job={job} />
          <ReportButton subject={{ kind: "JOB", id: job.id, text: "this job" }} />
        </>
      ) : error ? (
        <ErrorState message={problemOf(error).message} onRetry={() => void refetch()} />
      ) : (
        <BlockSkeleton label="Loading job details" lines={8} />
      )}
    </SidePanel>
  );
}
