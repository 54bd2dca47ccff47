import { useApolloClient } from "@apollo/client/react";
import { Tabs } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { SEARCH_KEYWORD_MAX } from "../../../shared/jobs.ts";
import { askQuietly } from "../../apollo/ask-quietly.ts";
import { problemOf } from "../../apollo/problem.ts";
import { ApplicantList } from "../../applications/applicant-list.tsx";
import { ApplicantPanel } from "../../applications/applicant-panel.tsx";
import { APPLICANT_TABS, tabOf, withTab } from "../../applications/applicant-tabs.ts";
import { ApplicantsHeader } from "../../applications/applicants-header.tsx";
import classes from "../../applications/applicants-page.module.css";
import { useApplicantsLive } from "../../applications/use-applicants-live.ts";
import { ApplicantsDocument, type Decision, usePostedJobQuery } from "../../generated/graphql.ts";
import { PeopleFilterPanel } from "../../seekers/people-filter-panel.tsx";
import {
  peopleChipsOf,
  peopleFilterOf,
  withoutPeopleConditions,
  withPeopleConditions,
} from "../../seekers/people-filters.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { SearchBar } from "../../ui/search-bar.tsx";
import { useTitle } from "../../ui/title.ts";

const OPENED = "applicant";
const FIRST_PAGE = 20;

/** /main-recruiter/applicants/:jobId: who applied, in three tabs; tab, search and filters live in the address. */
export function Component() {
  useTitle("Applicants");
  const { jobId = "" } = useParams();
  const client = useApolloClient();
  const [search, setSearch] = useSearchParams();
  const [filtersShown, { toggle, close }] = useDisclosure(false);
  const { data, error, refetch } = usePostedJobQuery({ variables: { id: jobId }, fetchPolicy: "cache-and-network" });
  const [order, setOrder] = useState<readonly string[]>([]);
  const tab = tabOf(search);
  const filter = peopleFilterOf(search);
  const posted = data?.postedJob;
  useApplicantsLive(() => {
    void refetch().catch(() => {});
    client
      .refetchQueries({
        include: [ApplicantsDocument],
        // Reading on is not interrupted: a list that was followed beyond its first page is not cut back to it.
        onQueryUpdated: (query) =>
          (query.getCurrentResult().data?.applicants?.edges?.length ?? 0) <= FIRST_PAGE && askQuietly(query),
      })
      .catch(() => {});
  }, jobId);

  // Read when it is called: a decision may return after the person went on.
  const show = (next: Decision) =>
    setSearch(withTab(new URLSearchParams(window.location.search), next), { replace: true });
  // The card that was decided on leaves with its button; whoever uses a keyboard goes on from the tab it went to.
  const followed = useRef(false);
  useEffect(() => {
    if (!followed.current) return;
    followed.current = false;
    if (document.activeElement === document.body) document.getElementById(`applicants-tab-${tab}`)?.focus();
  }, [tab]);
  const follow = (status: Decision) => {
    followed.current = true;
    show(status);
  };
  const open = (id: string | null, list?: readonly string[]) => {
    if (list) setOrder(list);
    const next = new URLSearchParams(search);
    if (id) next.set(OPENED, id);
    else next.delete(OPENED);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  if (!posted && error) {
    return (
      <ErrorState message={problemOf(error, "Failed to fetch applicants").message} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <ApplicantsHeader posted={posted ?? null} />
      <Tabs
        id="applicants"
        value={tab}
        onChange={(value) => show((value ?? "APPLIED") as Decision)}
        className={classes.tabs}
      >
        <Tabs.List aria-label="Applicants by status">
          {APPLICANT_TABS.map(({ value, label, count }) => (
            <Tabs.Tab key={value} value={value}>
              {label} <span className={classes.count}>({posted?.applications[count] ?? 0})</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {APPLICANT_TABS.map(({ value }) => (
          <Tabs.Panel key={value} value={value} className={classes.panel}>
            <SearchBar
              placeholder="Search Candidates..."
              maxLength={SEARCH_KEYWORD_MAX}
              onSearch={(keyword) => setSearch(withPeopleConditions(search, keyword))}
              filters={{ id: "people-filters", opened: filtersShown, onToggle: toggle }}
            />
            <PeopleFilterPanel
              id="people-filters"
              opened={filtersShown}
              onClose={close}
              onApply={(choices) => setSearch(withPeopleConditions(search, "", choices))}
            />
            <FilterChips
              filters={peopleChipsOf(filter)}
              onRemove={(key) => setSearch(withoutPeopleConditions(search, key))}
              onClear={() => setSearch(withoutPeopleConditions(search))}
            />
            <ApplicantList
              key={JSON.stringify([jobId, filter])}
              jobId={jobId}
              tab={value}
              filter={filter}
              onDecided={follow}
              onOpen={open}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <ApplicantPanel applicantId={search.get(OPENED)} order={order} onOpen={open} onDecided={follow} />
    </>
  );
}
