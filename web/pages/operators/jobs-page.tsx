import { useSearchParams } from "react-router-dom";
import { useOperatorJobsQuery } from "../../generated/operators/takedowns/jobs.ts";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { ConsoleSearch } from "../../operators/console-search.tsx";
import { JobList } from "../../operators/takedowns/job-list.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const MIN_SEARCH = 3;
const TOO_SHORT = `Search for an ID, an address, or at least ${MIN_SEARCH} letters of a title or company.`;

/** /operators/jobs: jobs that are taken down, or the results of a search; the search is in the address. */
export function Component() {
  useTitle("Jobs");
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  return (
    <div className={classes.page}>
      <PageHeader
        title="Jobs"
        subtitle={
          search
            ? "Search open jobs by title or company, and any job by its ID or address."
            : "Jobs that are taken down."
        }
      />
      <ConsoleSearch
        key={search}
        name="Search jobs"
        label="ID, address, title or company"
        search={search}
        rule={(words) => (words && words.length < MIN_SEARCH ? TOO_SHORT : null)}
        onSearch={(words) => setParams(words ? { search: words } : {})}
      />
      <Jobs search={search} />
    </div>
  );
}

function Jobs({ search }: { search: string }) {
  const result = useOperatorJobsQuery({
    variables: { search: search || null, first: 30 },
    fetchPolicy: "network-only",
  });
  return (
    <ConsoleList
      what="jobs"
      result={result}
      list={result.data?.operatorJobs}
      empty={
        search ? (
          <EmptyState drawing={<SearchDrawing />} title="No job has this ID, address, title or company">
            Text searches find open jobs only.
          </EmptyState>
        ) : (
          <EmptyState drawing={<DeskDrawing />} title="No jobs are taken down" />
        )
      }
    >
      {(jobs) => <JobList jobs={jobs} />}
    </ConsoleList>
  );
}
