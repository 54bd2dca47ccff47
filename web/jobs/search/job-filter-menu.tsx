import type { JobFilter } from "../../generated/graphql.ts";
import { useJobFacetsQuery } from "../../generated/jobs/search/search-help.ts";
import type { OpenedMenu } from "../../ui/lists/filter-bar.tsx";
import FilterMenu from "../../ui/lists/filter-menu.tsx";
import { offeredIn } from "./job-bar-filters.ts";

interface JobFilterMenuProps extends OpenedMenu {
  /** The current search, for the job count beside each choice. */
  search: JobFilter | null;
}

/** The choices of a filter of jobs, with the number of jobs for each. */
export default function JobFilterMenu({ search, ...opened }: JobFilterMenuProps) {
  const { facet } = opened;
  const { data, previousData, loading } = useJobFacetsQuery({ variables: { filter: search }, skip: facet === null });
  const counts = (data ?? previousData)?.jobFacets.facets.find(({ filter }) => filter === facet)?.counts ?? [];
  return (
    <FilterMenu
      {...opened}
      choices={offeredIn(opened, counts)}
      countOf={facet && data ? (choice) => counts.find(({ value }) => value === choice)?.count ?? 0 : undefined}
      none={loading ? "Loading…" : "No jobs specify this."}
    />
  );
}
