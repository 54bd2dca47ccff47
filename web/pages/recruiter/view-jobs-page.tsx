import { useApolloClient } from "@apollo/client/react";
import { SegmentedControl } from "@mantine/core";
import { useSearchParams } from "react-router-dom";
import { listProblem } from "../../apollo/problem.ts";
import { useApplicantsLive } from "../../applications/use-applicants-live.ts";
import { type JobStatus, PostedJobDocument, usePostedJobsQuery } from "../../generated/graphql.ts";
import { PostedJobCard } from "../../jobs/posted-job-card.tsx";
import { useMay, useViewer } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { CardGrid } from "../../ui/card-grid.tsx";
import { greeting } from "../../ui/dates.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InfiniteList } from "../../ui/infinite-list.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { CardGridSkeleton } from "../../ui/skeletons.tsx";
import { useTitle } from "../../ui/title.ts";
import { useMore } from "../../ui/use-more.ts";

const STATUSES = [
  { value: "ALL", label: "All" },
  { value: "OPEN", label: "Open" },
  { value: "CLOSED", label: "Closed" },
];
const UNREACHABLE = "Could not fetch jobs. Please check your internet connection.";

const readStatus = (value: string | null): JobStatus | null => (value === "OPEN" || value === "CLOSED" ? value : null);

/** /main-recruiter/view-jobs: the recruiter's own jobs. */
export function Component() {
  useTitle("Your Jobs");
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const status = readStatus(params.get("status"));
  return (
    <>
      <PageHeader
        title={`${greeting()}, ${viewer.name}`}
        subtitle="The jobs you have posted."
        actions={
          <SegmentedControl
            aria-label="Which jobs"
            data={STATUSES}
            value={status ?? "ALL"}
            onChange={(value) => setParams(value === "ALL" ? {} : { status: value }, { replace: true })}
          />
        }
      />
      <PostedJobs status={status} />
    </>
  );
}

function PostedJobs({ status }: { status: JobStatus | null }) {
  const { data, error, refetch, fetchMore } = usePostedJobsQuery({
    variables: { status },
    fetchPolicy: "cache-and-network",
  });
  const client = useApolloClient();
  const mayPost = useMay("CHANGE_JOBS");
  useApplicantsLive((jobIds) => {
    for (const id of jobIds) {
      client.query({ query: PostedJobDocument, variables: { id }, fetchPolicy: "network-only" }).catch(() => {});
    }
  });
  const list = data?.postedJobs;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    return error ? (
      <ErrorState message={listProblem(error, UNREACHABLE)} onRetry={() => void refetch()} />
    ) : (
      <CardGridSkeleton label="Loading your jobs" />
    );
  }
  // What was just closed or reopened leaves a list of the other kind at once.
  const jobs = list.edges.map(({ node }) => node).filter(({ job }) => !status || job.status === status);
  if (jobs.length === 0 && !list.pageInfo.hasNextPage) {
    return status ? (
      <EmptyState drawing={<DeskDrawing />} title={status === "OPEN" ? "No open jobs" : "No closed jobs"} />
    ) : (
      <EmptyState
        drawing={<DeskDrawing />}
        title="You haven't Posted any jobs"
        action={mayPost ? <ButtonLink to="/main-recruiter/post-jobs">Create a job</ButtonLink> : null}
      />
    );
  }
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={UNREACHABLE}>
      <CardGrid label="Your jobs">
        {jobs.map((posted) => (
          <li key={posted.id}>
            <PostedJobCard posted={posted} />
          </li>
        ))}
      </CardGrid>
    </InfiniteList>
  );
}
