import { clientFor } from "../../apollo/client.ts";
import { SearchJobsDocument } from "../../generated/graphql.ts";
import { JobCount } from "../../jobs/job-count.tsx";
import { JobDetailsPanel } from "../../jobs/job-details-panel.tsx";
import { chipsOf, filterOf, withConditions, withoutConditions } from "../../jobs/job-filters.ts";
import { JobList } from "../../jobs/job-list.tsx";
import { JobSearchForm } from "../../jobs/job-search-form.tsx";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { useViewer } from "../../session/viewer.ts";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { FocusKeeper } from "../../ui/focus-keeper.tsx";
import { useGreeting } from "../../ui/greeting.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";
import { useSearchAddress } from "../../ui/use-search-address.ts";

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
  const [search, changeSearch] = useSearchAddress();
  const filter = filterOf(search);
  const searched = JSON.stringify(filter);
  const [openJob, setOpenJob] = useOpenJob();

  return (
    <>
      <PageHeader title={`${greeting}, ${viewer.name}`} subtitle="Check your curated job board" />
      <JobSearchForm
        onSearch={(keyword, choices) => changeSearch((before) => withConditions(before, keyword, choices))}
      />
      <FilterChips
        filters={chipsOf(filter)}
        onRemove={(key) => changeSearch((before) => withoutConditions(before, key))}
        onClear={() => changeSearch((before) => withoutConditions(before))}
      />
      {filter ? <JobCount key={searched} filter={filter} /> : null}
      <FocusKeeper stops="article">
        <JobList key={searched} filter={filter} onDetails={setOpenJob} />
      </FocusKeeper>
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} />
    </>
  );
}
