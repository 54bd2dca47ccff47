import { useEffect, useState } from "react";
import { type LoaderFunction, replace } from "react-router-dom";
import {
  addressNameOf,
  filterOf,
  KEYWORD,
  seekerOrderOf,
  withConditions,
  withOrder,
  withParsedWords,
} from "../../../shared/job-search-address.ts";
import { JOB_SEARCH_KEYS } from "../../../shared/shortcuts/shortcuts.ts";
import { clientFor } from "../../apollo/client.ts";
import { SearchJobsDocument } from "../../generated/jobs/jobs.ts";
import { HomeNewsDocument } from "../../generated/pages/seeker/home-news.ts";
import { AlertButton } from "../../jobs/alerts/alert-button.tsx";
import { JobCount } from "../../jobs/job-count.tsx";
import { JOBS_FAILED, JobList } from "../../jobs/job-list.tsx";
import { JobSidePanel } from "../../jobs/job-side-panel.tsx";
import { barFilters } from "../../jobs/search/job-bar-filters.ts";
import { JobOrder } from "../../jobs/search/job-order.tsx";
import { JobSearchForm } from "../../jobs/search/job-search-form.tsx";
import type { Suggestion } from "../../jobs/search/job-suggestions.tsx";
import { parseWords } from "../../jobs/search/parse-words.ts";
import { recordSeen, recordVisit } from "../../jobs/search/seen-jobs.ts";
import { useJobSearch } from "../../jobs/search/use-job-search.ts";
import { useJobKeys } from "../../jobs/use-job-keys.ts";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { useViewer } from "../../session/viewer.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import searching from "../../ui/forms/search-head.module.css";
import { useSearchHead } from "../../ui/forms/use-search-head.ts";
import { useGreeting } from "../../ui/greeting.ts";
import { usePageShortcuts } from "../../ui/keys/page-shortcuts.ts";
import { FilterBar } from "../../ui/lists/filter-bar.tsx";
import { useWide } from "../../ui/media.ts";
import { lazyOnTouch } from "../../ui/overlays/lazy-part.tsx";
import split from "../../ui/overlays/split-list.module.css";
import { useTitle } from "../../ui/title.ts";
import { HomeNews, homeNewsVariables } from "./home-news.tsx";
import classes from "./search-jobs-page.module.css";

const JobFilterMenu = lazyOnTouch(() => import("../../jobs/search/job-filter-menu.tsx"));

/** Parses the words of an address that leads here; those typed on the page are parsed before they are in it. */
export const loader: LoaderFunction = async ({ request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const parsed = await parseWords(clientFor("SEEKER"), searchParams.get(KEYWORD) ?? "");
  const search = parsed ? withParsedWords(searchParams, parsed) : searchParams;
  return search.toString() === searchParams.toString() ? null : replace(`${pathname}?${search}`);
};
export const shouldRevalidate = () => false;

/** The server prerenders the page with its first jobs. */
export const handle = {
  failed: JOBS_FAILED,
  prefetch: (search: URLSearchParams) => {
    const client = clientFor("SEEKER");
    const variables = { filter: filterOf(search), order: seekerOrderOf(search) };
    return Promise.all([
      client.query({ query: SearchJobsDocument, variables }),
      client.query({ query: HomeNewsDocument, variables: homeNewsVariables() }),
    ]);
  },
};

/** /main: open jobs, searched and filtered by the database; the conditions are in the address. */
export function Component() {
  useTitle("Search Jobs");
  const viewer = useViewer();
  const greeting = useGreeting();
  const { search, change, filter, order, ...asked } = useJobSearch();
  const counted = JSON.stringify(filter);
  const searched = JSON.stringify([filter, order]);
  const [openJob, setOpenJob] = useOpenJob();
  const [entered, setEntered] = useState<string | null>(null);
  const { page, head, form, editWords } = useSearchHead();
  usePageShortcuts(JOB_SEARCH_KEYS);
  const wide = useWide();
  const onArrow = useJobKeys({ page, openJob, open: wide ? setOpenJob : null });
  useEffect(() => recordVisit(viewer.id), [viewer.id]);
  useEffect(() => {
    if (openJob) recordSeen(viewer.id, openJob);
  }, [viewer.id, openJob]);

  const openDetails = (jobId: string, byKeyboard: boolean) => {
    setEntered(byKeyboard ? jobId : null);
    setOpenJob(jobId);
  };

  const filters = barFilters(search, change, editWords);
  const choose = ({ kind, text }: Suggestion) => {
    form.current?.edit("");
    if (kind === "TITLE") asked.setWords(text);
    else asked.add(kind === "PLACE" ? "place" : "company", text);
  };

  return (
    <div ref={page} className={searching.page} data-takes-room>
      <header className={classes.top}>
        <h1 className={classes.title}>{`${greeting}, ${viewer.name}`}</h1>
        <p className={classes.subtitle}>Check your curated job board</p>
        <HomeNews />
      </header>
      <div ref={head} className={searching.head}>
        <JobSearchForm
          ref={form}
          filterWith={(words, choices) => filterOf(withConditions(search, words, choices))}
          onSearch={(words, choices) => void asked.submit(words, choices)}
          onChoose={choose}
        />
        <div className={searching.summary}>
          <FilterBar
            filters={filters}
            menu={(opened) => <JobFilterMenu search={filter} {...opened} />}
            onRemove={asked.remove}
            onClear={() => asked.remove()}
          />
          <div className={searching.tools}>
            {filter ? (
              <>
                <JobCount key={counted} filter={filter} />
                <AlertButton filter={filter} />
              </>
            ) : null}
            <JobOrder
              order={order}
              hasWords={Boolean(filter?.keyword)}
              onChange={(next) => change((before) => withOrder(before, next))}
            />
          </div>
        </div>
      </div>
      <div className={split.split} data-opened={openJob !== null || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move from the focused row */}
        <div className={split.list} onKeyDown={onArrow}>
          <FocusKeeper stops="article">
            <JobList
              key={searched}
              filter={filter}
              order={order}
              openJob={openJob}
              onDetails={openDetails}
              nameOf={(field) => filters.find(({ key }) => key === addressNameOf(field))?.value ?? null}
              onLoosen={asked.loosen}
            />
          </FocusKeeper>
        </div>
        <JobSidePanel
          jobId={openJob}
          onClose={() => setOpenJob(null)}
          onOpen={(jobId) => openDetails(jobId, true)}
          takesFocus={entered === openJob}
        />
      </div>
    </div>
  );
}
