import { useApolloClient } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { TakenDownJobs } from "../../accounts/taken-down-jobs.tsx";
import { listProblem } from "../../apollo/problem.ts";
import { useApplicantsLive } from "../../applications/applicants/use-applicants-live.ts";
import type { JobStatus } from "../../generated/graphql.ts";
import { PostedJobDocument, usePostedJobsQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import { PostedJobCard } from "../../jobs/posted/posted-job-card.tsx";
import { PostedJobsTable } from "../../jobs/posted/posted-jobs-table.tsx";
import { addressOf, PostedJobsToolbar, type PostedJobsView, viewOf } from "../../jobs/posted/posted-jobs-toolbar.tsx";
import { useCan, useViewer } from "../../session/viewer.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { greeting } from "../../ui/dates.ts";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { CardGrid } from "../../ui/lists/card-grid.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { CardGridSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { useWide } from "../../ui/media.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const UNREACHABLE = "Could not fetch jobs. Please check your internet connection.";

export const handle = { failed: UNREACHABLE };

/** /main-recruiter/view-jobs: the recruiter's own jobs. */
export function Component() {
  useTitle("Your Jobs");
  const viewer = useViewer();
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  return (
    <>
      <PageHeader title={`${greeting()}, ${viewer.name}`} subtitle="The jobs you have posted." />
      <PostedJobsToolbar view={view} onChange={(changed) => setParams(addressOf(changed), { replace: true })} />
      {view.status ? null : <TakenDownJobs title={view.title} />}
      <FocusKeeper stops="article" afterLast="heading">
        <PostedJobs view={view} />
      </FocusKeeper>
    </>
  );
}

const NONE: Record<JobStatus, string> = {
  OPEN: "No open jobs",
  CLOSED: "No closed jobs",
  DRAFT: "No drafts",
  SCHEDULED: "No scheduled jobs",
};

function PostedJobs({ view: { status, title, order } }: { view: PostedJobsView }) {
  const wide = useWide();
  const { data, error, refetch, fetchMore } = usePostedJobsQuery({
    variables: { status, title: title || null, order },
    fetchPolicy: "cache-and-network",
  });
  const client = useApolloClient();
  const mayPost = useCan("CHANGE_JOBS");
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
  // A job that was just closed or reopened disappears immediately from a list of the other status.
  const jobs = list.edges.map(({ node }) => node).filter(({ job }) => !status || job.status === status);
  if (jobs.length === 0 && !list.pageInfo.hasNextPage) {
    return status || title ? (
      <EmptyState
        drawing={<DeskDrawing />}
        title={title ? `No job with “${title}” in its title` : NONE[status ?? "OPEN"]}
      >
        {status === "DRAFT" && !title ? "Save a job as a draft to finish it later." : null}
      </EmptyState>
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
      {wide ? (
        <PostedJobsTable posted={jobs} />
      ) : (
        <CardGrid label="Your jobs">
          {jobs.map((posted) => (
            <li key={posted.id}>
              <PostedJobCard posted={posted} />
            </li>
          ))}
        </CardGrid>
      )}
    </InfiniteList>
  );
}
