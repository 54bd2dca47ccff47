import { FOR_YOU } from "../../shared/job-search-address.ts";
import { listProblem } from "../apollo/problem.ts";
import { useListPolicy } from "../apollo/use-list-policy.ts";
import type { JobFilter, JobOrder } from "../generated/graphql.ts";
import { useSearchJobsQuery } from "../generated/jobs/jobs.ts";
import { useViewer } from "../session/viewer.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DeskDrawing } from "../ui/drawings/desk-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { ErrorState } from "../ui/lists/error-state.tsx";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { LongList } from "../ui/lists/long-list.tsx";
import { useMore } from "../ui/lists/use-more.ts";
import { useStableCallback } from "../ui/use-stable-callback.ts";
import { useHide } from "./hiding/use-hide.ts";
import type { JobAlternativesProps } from "./job-alternatives.tsx";
import classes from "./job-rows.module.css";
import { JobRowsSkeleton } from "./job-rows-skeleton.tsx";
import { jobsByPost } from "./jobs-by-post.ts";
import { type OpenDetails, SearchJobRow } from "./search/search-job-row.tsx";
import { NothingMatches } from "./search/search-result-note.tsx";
import { useJobMarks } from "./search/seen-jobs.ts";
import { useApply, useToggleSave } from "./use-job-actions.ts";

/** docs/specification.md 8.2 */
export const JOBS_FAILED = "Failed to fetch jobs";

interface JobListProps extends Pick<JobAlternativesProps, "nameOf" | "onLoosen"> {
  filter: JobFilter | null;
  order: JobOrder | null;
  /** The job whose details are open. */
  openJob: string | null;
  onDetails: OpenDetails;
}

/** Open jobs by a filter, page by page. Keyed by the filter: its fetch policy and failures belong to one search. */
export function JobList({ filter, order, openJob, onDetails, ...loosening }: JobListProps) {
  const { data, error, fetchMore, refetch } = useSearchJobsQuery({
    variables: { filter, order },
    ...useListPolicy(),
  });
  const toggleSave = useStableCallback(useToggleSave());
  const apply = useStableCallback(useApply());
  const openDetails = useStableCallback(onDetails);
  const hide = useStableCallback(useHide().hideJob);
  const markOf = useJobMarks(useViewer().id);
  const page = data?.jobs.pageInfo;
  const more = useMore(() => fetchMore({ variables: { after: page?.endCursor } }));

  if (error && !data) return <ErrorState message={listProblem(error, JOBS_FAILED)} onRetry={() => void refetch()} />;
  if (!data) return <JobRowsSkeleton />;
  const isEmpty = data.jobs.edges.length === 0 && !page?.hasNextPage;
  if (isEmpty && order === FOR_YOU) {
    return (
      <EmptyState
        drawing={<DeskDrawing />}
        title="No jobs match your profile yet"
        action={<ButtonLink to="/main/userprofile-edit#skills">Add skills</ButtonLink>}
      >
        Add your skills and your profession to see jobs that ask for them.
      </EmptyState>
    );
  }
  if (isEmpty && filter) {
    return (
      <>
        <NothingMatches filter={filter} {...loosening} />
        <JobList filter={null} order={null} openJob={openJob} onDetails={onDetails} {...loosening} />
      </>
    );
  }
  if (isEmpty) {
    return (
      <EmptyState drawing={<DeskDrawing />} title="No open jobs right now">
        New jobs appear here as soon as they are posted.
      </EmptyState>
    );
  }
  return (
    <InfiniteList hasMore={page?.hasNextPage ?? false} more={more} failed={JOBS_FAILED}>
      <LongList label="Jobs" className={classes.rows}>
        {jobsByPost(data.jobs.edges, ({ node }) => node).map((post) => {
          const { node: job, matches, reason } = post.find(({ node }) => node.id === openJob) ?? post[0];
          const marks = post.map(({ node }) => markOf(node));
          return (
            <SearchJobRow
              key={post[0].node.id}
              job={job}
              post={post.length > 1 ? post.map(({ node }) => node) : null}
              isOpen={job.id === openJob}
              mark={marks.includes("new") ? "new" : marks.includes(null) ? null : "seen"}
              matches={matches ?? null}
              forYou={reason ?? null}
              onDetails={openDetails}
              onApply={apply}
              onToggleSave={toggleSave}
              onHide={hide}
            />
          );
        })}
      </LongList>
      {page?.hasNextPage ? null : <p className={classes.end}>No more jobs</p>}
    </InfiniteList>
  );
}
