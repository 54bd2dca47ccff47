import { listProblem } from "../apollo/problem.ts";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import { type JobFilter, useSearchJobsQuery } from "../generated/graphql.ts";
import { CardGrid } from "../ui/card-grid.tsx";
import { DeskDrawing } from "../ui/drawings/desk-drawing.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { InfiniteList } from "../ui/infinite-list.tsx";
import { CardGridSkeleton } from "../ui/skeletons.tsx";
import { useMore } from "../ui/use-more.ts";
import { useStableCallback } from "../ui/use-stable-callback.ts";
import { JobListItem } from "./job-list-item.tsx";
import { NothingMatches } from "./search-result-note.tsx";
import { useApply, useToggleSave } from "./use-job-actions.ts";

/** docs/specification.md 8.2 */
const FAILED = "Failed to fetch jobs";

interface JobListProps {
  filter: JobFilter | null;
  onDetails: (jobId: string) => void;
}

/** Open jobs by a filter, page after page. Keyed by the filter: its policy and its failures belong to one search. */
export function JobList({ filter, onDetails }: JobListProps) {
  const { data, error, fetchMore, refetch } = useSearchJobsQuery({
    variables: { filter },
    ...useListPolicy(),
  });
  const toggleSave = useStableCallback(useToggleSave());
  const apply = useStableCallback(useApply());
  const openDetails = useStableCallback(onDetails);
  const page = data?.jobs.pageInfo;
  const more = useMore(() => fetchMore({ variables: { after: page?.endCursor } }));

  if (error && !data) return <ErrorState message={listProblem(error, FAILED)} onRetry={() => void refetch()} />;
  if (!data) return <CardGridSkeleton label="Loading jobs" />;
  if (data.jobs.edges.length === 0 && filter) {
    return (
      <>
        <NothingMatches />
        <JobList filter={null} onDetails={onDetails} />
      </>
    );
  }
  if (data.jobs.edges.length === 0) {
    return (
      <EmptyState drawing={<DeskDrawing />} title="No open jobs right now">
        New ones appear here as soon as they are posted.
      </EmptyState>
    );
  }
  return (
    <InfiniteList hasMore={page?.hasNextPage ?? false} more={more} failed={FAILED}>
      <CardGrid label="Jobs">
        {data.jobs.edges.map(({ node: job }) => (
          <JobListItem key={job.id} job={job} onDetails={openDetails} onApply={apply} onToggleSave={toggleSave} />
        ))}
      </CardGrid>
    </InfiniteList>
  );
}
