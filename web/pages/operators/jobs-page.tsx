import { useOperatorJobsQuery } from "../../generated/operators/takedowns/jobs.ts";
import classes from "../../operators/console.module.css";
import { ConsoleList } from "../../operators/console-list.tsx";
import { ConsoleSearch } from "../../operators/console-search.tsx";
import { useConsoleChoices } from "../../operators/console-state.ts";
import { JobList } from "../../operators/takedowns/job-list.tsx";
import { DeskDrawing } from "../../ui/drawings/desk-drawing.tsx";
import { SearchDrawing } from "../../ui/drawings/search-drawing.tsx";
import { ChoiceField } from "../../ui/forms/choice-field.tsx";
import { EmptyState } from "../../ui/lists/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

const MIN_SEARCH = 3;
const TOO_SHORT = `Search for an ID, an address, or at least ${MIN_SEARCH} letters of a title or company.`;

/** /operators/jobs: open jobs, those that are taken down, or the results of a search; the search is in the address. */
export function Component() {
  useTitle("Jobs");
  const { params, choose } = useConsoleChoices();
  const takenDown = params.get("show") === "taken-down";
  const search = params.get("search") ?? "";
  return (
    <div className={classes.page}>
      <PageHeader title="Jobs" subtitle="Search open jobs by title or company, and any job by its ID or address." />
      {search ? null : (
        <div className={classes.filters}>
          <ChoiceField
            label="Status"
            none="Open"
            options={[{ value: "taken-down", label: "Taken down" }]}
            value={takenDown ? "taken-down" : ""}
            onChange={(event) => choose("show", event.currentTarget.value)}
          />
        </div>
      )}
      <ConsoleSearch
        key={search}
        name="Search jobs"
        label="ID, address, title or company"
        search={search}
        rule={(words) => (words && words.length < MIN_SEARCH ? TOO_SHORT : null)}
        onSearch={(words) => choose("search", words)}
      />
      <Jobs search={search} open={!takenDown} />
    </div>
  );
}

function Jobs({ search, open }: { search: string; open: boolean }) {
  const result = useOperatorJobsQuery({
    variables: { search: search || null, open, first: 30 },
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
          <EmptyState drawing={<DeskDrawing />} title={open ? "No jobs are open" : "No jobs are taken down"} />
        )
      }
    >
      {(jobs) => <JobList jobs={jobs} />}
    </ConsoleList>
  );
}
