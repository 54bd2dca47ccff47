import { problemOf } from "../apollo/problem.ts";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import { useAppliedJobsQuery } from "../generated/graphql.ts";
import { JobDetailsPanel } from "../jobs/job-details-panel.tsx";
import { useOpenJob } from "../jobs/use-open-job.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { TrailDrawing } from "../ui/drawings/trail-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { InfiniteList } from "../ui/infinite-list.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { CardGridSkeleton } from "../ui/skeletons.tsx";
import { useTitle } from "../ui/title.ts";
import { useMore } from "../ui/use-more.ts";
import { AppliedJobCard } from "./applied-job-card.tsx";

/** SPEC.md section 8: the texts of the saved and the applied screen are swapped, as given. */
const FAILED = "Could not fetch saved jobs. Please check your internet connection.";

/** /main/appliedjobs: the applications with where they stand and how they got there. */
export function Component() {
  useTitle("Applied Jobs");
  const [openJob, setOpenJob] = useOpenJob();
  return (
    <>
      <PageHeader
        title="Your Job Applications"
        subtitle="Here's your application trail. Stay tuned for updates from recruiters!"
      />
      <AppliedJobs onDetails={setOpenJob} />
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} />
    </>
  );
}

function AppliedJobs({ onDetails }: { onDetails: (jobId: string) => void }) {
  const fetchPolicy = useListPolicy();
  const { data, previousData, error, fetchMore, refetch } = useAppliedJobsQuery({
    fetchPolicy,
    nextFetchPolicy: "cache-first",
  });
  const applications = (data ?? previousData)?.appliedJobs;
  const page = applications?.pageInfo;
  const more = useMore(() => fetchMore({ variables: { after: page?.endCursor } }));

  if (error && !applications) return <ErrorState message={FAILED} onRetry={() => void refetch()} />;
  if (!applications) return <CardGridSkeleton label="Loading applications" />;
  if (applications.edges.length === 0 && !page?.hasNextPage) {
    return (
      <EmptyState
        drawing={<TrailDrawing />}
        title="You haven't applied to any jobs"
        action={<ButtonLink to="/main">Search jobs</ButtonLink>}
      />
    );
  }
  return (
    <InfiniteList
      hasMore={page?.hasNextPage ?? false}
      loading={more.loading}
      onMore={more.load}
      error={more.error ? problemOf(more.error, FAILED).message : null}
    >
      <CardGrid label="Applications">
        {applications.edges.map(({ node }) => (
          <li key={node.id}>
            <AppliedJobCard application={node} onDetails={() => onDetails(node.job.id)} />
          </li>
        ))}
      </CardGrid>
    </InfiniteList>
  );
}
