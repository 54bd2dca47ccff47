import { Button } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useListPolicy } from "../../apollo/use-list-policy.ts";
import type { TrackedJob_JobFragment } from "../../generated/graphql.ts";
import { useSavedJobsQuery } from "../../generated/jobs/saved-jobs.ts";
import { JobCard } from "../../jobs/job-card.tsx";
import { JobDetailsPanel } from "../../jobs/job-details-panel.tsx";
import { closedReason } from "../../jobs/job-state.ts";
import { useApply, useToggleSave } from "../../jobs/use-job-actions.ts";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PagedCards } from "../../ui/lists/paged-cards.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useTitle } from "../../ui/title.ts";

/** docs/specification.md 8.2: the texts of the saved and the applied screen are swapped. */
const FAILED = "Could not fetch applied jobs. Please check your internet connection.";

export const handle = { failed: FAILED };

/** /main/savedjobs: the saved jobs. */
export function Component() {
  useTitle("Saved Jobs");
  const [openJob, setOpenJob] = useOpenJob();
  return (
    <>
      <PageHeader
        title="Your Job Wishlist"
        subtitle="Here are the jobs you've saved. Ready to explore them again or apply?"
      />
      <SavedJobs onDetails={setOpenJob} />
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} onOpen={setOpenJob} />
    </>
  );
}

function SavedJobs({ onDetails }: { onDetails: (jobId: string) => void }) {
  const { data, previousData, error, fetchMore, refetch } = useSavedJobsQuery(useListPolicy());
  return (
    <PagedCards
      label="Saved jobs"
      // The previous data stays while the list is refetched.
      list={(data ?? previousData)?.savedJobs}
      error={error}
      failed={FAILED}
      onRetry={() => void refetch()}
      fetchAfter={(after) => fetchMore({ variables: { after } })}
      empty={
        <EmptyState
          drawing={<DeskDrawing />}
          title="You haven't saved any jobs"
          action={<ButtonLink to="/main">Search jobs</ButtonLink>}
        />
      }
    >
      {(job) => <SavedJobCard job={job} onDetails={() => onDetails(job.id)} />}
    </PagedCards>
  );
}

function SavedJobCard({ job, onDetails }: { job: TrackedJob_JobFragment; onDetails: () => void }) {
  const toggleSave = useToggleSave();
  const apply = useApply();
  const gone = closedReason(job);
  const showsGone = !job.viewerCanApply && job.viewerApplicationStatus === null;
  return (
    <JobCard
      job={job}
      onDetails={onDetails}
      onApply={() => apply(job)}
      onToggleSave={() => toggleSave(job)}
      status={
        gone ? (
          <StatusBadge tone="quiet" icon={IconLock}>
            {gone}
          </StatusBadge>
        ) : null
      }
      actions={
        showsGone ? (
          <Button variant="light" disabled>
            Closed
          </Button>
        ) : undefined
      }
    />
  );
}
