import { useSearchParams } from "react-router-dom";
import { listProblem, problemOf } from "../../apollo/problem.ts";
import { useOperatorJobsQuery } from "../../generated/operators/takedowns/jobs.ts";
import classes from "../../operators/desk.module.css";
import { DeskSearch } from "../../operators/desk-search.tsx";
import { JobList } from "../../operators/takedowns/job-list.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const MIN_SEARCH = 3;
const TOO_SHORT = `Search for an id, an address, or ${MIN_SEARCH} letters of a title or company at least.`;
const FAILED = "Could not load the jobs. Please check your internet connection.";

/** /operators/jobs: jobs that are taken down, or those that are searched for; the search lives in the address. */
export function Component() {
  useTitle("Jobs");
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  return (
    <div className={classes.page}>
      <PageHeader
        title="Jobs"
        subtitle={search ? "Open jobs by title and company, any by its id or address." : "Those that are taken down."}
      />
      <DeskSearch
        key={search}
        name="Search jobs"
        label="Id, address, title or company"
        search={search}
        rule={(words) => (words && words.length < MIN_SEARCH ? TOO_SHORT : null)}
        onSearch={(words) => setParams(words ? { search: words } : {})}
      />
      <Jobs search={search} />
    </div>
  );
}

function Jobs({ search }: { search: string }) {
  const { data, error, refetch, fetchMore } = useOperatorJobsQuery({
    variables: { search: search || null, first: 30 },
    fetchPolicy: "network-only",
  });
  const list = data?.operatorJobs;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  if (!list) {
    if (!error) return <BlockSkeleton lines={6} label="Loading the jobs" />;
    const isRefused = problemOf(error).code === "BAD_USER_INPUT";
    return <ErrorState message={listProblem(error, FAILED)} onRetry={isRefused ? undefined : () => void refetch()} />;
  }
  if (list.edges.length === 0 && !list.pageInfo.hasNextPage) {
    if (!search) return <EmptyState drawing={<DeskDrawing />} title="No job is taken down" />;
    return (
      <EmptyState drawing={<SearchDrawing />} title="No job has this id, address, title or company">
        By words only open jobs are found.
      </EmptyState>
    );
  }
  return (
    <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={FAILED}>
      <JobList jobs={list.edges.map(({ node }) => node)} />
    </InfiniteList>
  );
}
