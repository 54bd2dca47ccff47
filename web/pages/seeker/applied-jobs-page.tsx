import { Button } from "@mantine/core";
import { useListPolicy } from "../../apollo/use-list-policy.ts";
import { AppliedJobCard } from "../../applications/applied-job-card.tsx";
import { useAppliedJobsQuery } from "../../generated/graphql.ts";
import { JobDetailsPanel } from "../../jobs/job-details-panel.tsx";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { TrailDrawing } from "../../ui/drawings/trail-drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PagedCards } from "../../ui/paged-cards.tsx";
import { useTitle } from "../../ui/title.ts";

/** docs/specification.md 8.2: the texts of the saved and the applied screen are exchanged. */
const FAILED = "Could not fetch saved jobs. Please check your internet connection.";

/** /main/appliedjobs: the applications with where they stand and how they got there. */
export function Component() {
  useTitle("Applied Jobs");
  const [openJob, setOpenJob] = useOpenJob();
  const { data, previousData, error, fetchMore, refetch } = useAppliedJobsQuery(useListPolicy());
  const list = (data ?? previousData)?.appliedJobs;
  return (
    <>
      <PageHeader
        title="Your Job Applications"
        subtitle="Here's your application trail. Stay tuned for updates from recruiters!"
        actions={
          list?.edges.length ? (
            <Button component="a" href="/exports/applications.csv" download variant="subtle">
              Download as CSV
            </Button>
          ) : null
        }
      />
      <PagedCards
        label="Applications"
        list={list}
        error={error}
        failed={FAILED}
        onRetry={() => void refetch()}
        fetchAfter={(after) => fetchMore({ variables: { after } })}
        empty={
          <EmptyState
            drawing={<TrailDrawing />}
            title="You haven't applied to any jobs"
            action={<ButtonLink to="/main">Search jobs</ButtonLink>}
          />
        }
      >
        {(application) => <AppliedJobCard application={application} onDetails={() => setOpenJob(application.job.id)} />}
      </PagedCards>
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} onOpen={setOpenJob} />
    </>
  );
}
