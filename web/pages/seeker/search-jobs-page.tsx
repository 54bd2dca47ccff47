import { useDisclosure } from "@mantine/hooks";
import { useSearchParams } from "react-router-dom";
import { SEARCH_KEYWORD_MAX } from "../../../shared/jobs.ts";
import { clientFor } from "../../apollo/client.ts";
import { SearchJobsDocument } from "../../generated/graphql.ts";
import { JobCount } from "../../jobs/job-count.tsx";
import { JobDetailsPanel } from "../../jobs/job-details-panel.tsx";
import { JobFilterPanel } from "../../jobs/job-filter-panel.tsx";
import {
  chipsOf,
  filterOf,
  type JobFilterChoices,
  NO_CHOICES,
  withConditions,
  withoutConditions,
} from "../../jobs/job-filters.ts";
import { JobList } from "../../jobs/job-list.tsx";
import { SearchResultNote } from "../../jobs/search-result-note.tsx";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { useViewer } from "../../session/viewer.ts";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { useGreeting } from "../../ui/greeting.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SearchBar } from "../../ui/search-bar.tsx";
import { useTitle } from "../../ui/title.ts";

/** The server renders the page with its first jobs. */
export const handle = {
  prefetch: (search: URLSearchParams) =>
    clientFor("SEEKER").query({ query: SearchJobsDocument, variables: { filter: filterOf(search) } }),
};

/** /main: open jobs, searched and filtered by the database; what is asked for lives in the address. */
export function Component() {
  useTitle("Search Jobs");
  const viewer = useViewer();
  const greeting = useGreeting();
  const [search, setSearch] = useSearchParams();
  const [filtersShown, { toggle, close }] = useDisclosure(false);
  const filter = filterOf(search);
  const searched = JSON.stringify(filter);

  const ask = (keyword: string, choices: JobFilterChoices) => setSearch(withConditions(search, keyword, choices));
  const [openJob, setOpenJob] = useOpenJob();

  return (
    <>
      <PageHeader title={`${greeting}, ${viewer.name}`} subtitle="Check your curated job board" />
      <SearchBar
        placeholder="Search jobs..."
        maxLength={SEARCH_KEYWORD_MAX}
        onSearch={(keyword) => ask(keyword, NO_CHOICES)}
        filters={{ id: "job-filters", opened: filtersShown, onToggle: toggle }}
      />
      <JobFilterPanel id="job-filters" opened={filtersShown} onClose={close} onApply={(choices) => ask("", choices)} />
      <FilterChips
        filters={chipsOf(filter)}
        onRemove={(key) => setSearch(withoutConditions(search, key))}
        onClear={() => setSearch(withoutConditions(search))}
      />
      <SearchResultNote>{filter ? <JobCount key={searched} filter={filter} /> : null}</SearchResultNote>
      <JobList key={searched} filter={filter} onDetails={setOpenJob} />
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} />
    </>
  );
}
