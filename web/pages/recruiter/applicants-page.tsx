import { useApolloClient } from "@apollo/client/react";
import { Tabs } from "@mantine/core";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { refetchSilently } from "../../apollo/refetch-silently.ts";
import { ApplicantList } from "../../applications/applicants/applicant-list.tsx";
import { ApplicantPanel } from "../../applications/applicants/applicant-panel.tsx";
import { APPLICANT_TABS, tabOf, withTab } from "../../applications/applicants/applicant-tabs.ts";
import { ApplicantsHeader } from "../../applications/applicants/applicants-header.tsx";
import classes from "../../applications/applicants/applicants-page.module.css";
import { useApplicantsLive } from "../../applications/applicants/use-applicants-live.ts";
import { useTabPlaces } from "../../applications/applicants/use-tab-places.ts";
import { ALL, reviewTabOf } from "../../applications/review-address.ts";
import { ApplicantTools } from "../../applications/search/applicant-tools.tsx";
import { ConditionChips } from "../../applications/search/condition-chips.tsx";
import { conditionsOf, countedBy, isNarrowed } from "../../applications/search/conditions.ts";
import { ApplicantsDocument } from "../../generated/applications/applicants/applicants.ts";
import { ReviewCountsDocument, useReviewCountsQuery } from "../../generated/applications/review/review.ts";
import type { Decision } from "../../generated/graphql.ts";
import { usePostedJobQuery } from "../../generated/jobs/posted/posted-jobs.ts";
import { OwnJobProblem } from "../../jobs/job-form/own-job-problem.tsx";
import { withPeopleConditions } from "../../seekers/people-filters.ts";
import { PeopleSearchForm } from "../../seekers/people-search-form.tsx";
import { steadyPresses } from "../../ui/focus/steady-presses.ts";
import { useSearchAddress, withParameter } from "../../ui/forms/use-search-address.ts";
import { type ListOrder, NO_ORDER } from "../../ui/lists/list-order.ts";
import { Announced } from "../../ui/notices/announce.tsx";
import { stateOfAddress, useOpenedInAddress } from "../../ui/overlays/use-opened-in-address.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTitle } from "../../ui/title.ts";

/** The tabs for all jobs, with an additional one for every status. */
const TABS_OF_ALL = [{ value: ALL, label: "All", count: "all" }, ...APPLICANT_TABS] as const;

type ShownTab = (typeof TABS_OF_ALL)[number]["value"];

/** Returns the address with another tab; the opened applicant stays. */
const withShownTab = (search: URLSearchParams, tab: ShownTab): URLSearchParams => {
  const next = withParameter(search, "stage", null);
  return tab === ALL ? withParameter(next, "tab", ALL) : withTab(next, tab);
};

/**
 * /main-recruiter/applicants/:jobId: a job's applicants in three tabs, or those of all jobs; tab, search and filters
 * are in the address.
 */
export function Component() {
  useTitle("Applicants");
  const { jobId = null } = useParams();
  const client = useApolloClient();
  const [search, changeSearch] = useSearchAddress();
  const {
    data,
    error,
    refetch,
    observable: job,
  } = usePostedJobQuery({ variables: { id: jobId ?? "" }, skip: jobId === null, fetchPolicy: "cache-and-network" });
  const [order, setOrder] = useState(NO_ORDER);
  const [opened, setOpened] = useOpenedInAddress("applicant");
  const tabs = jobId ? APPLICANT_TABS : TABS_OF_ALL;
  const tabIn = (address: URLSearchParams): ShownTab => (jobId ? tabOf(address) : (reviewTabOf(address).status ?? ALL));
  const tab = tabIn(search);
  const { stageId } = reviewTabOf(search);
  const conditions = conditionsOf(search);
  const posted = data?.postedJob;
  const { data: counted } = useReviewCountsQuery({
    variables: { jobId, ...countedBy(conditions) },
    fetchPolicy: "cache-and-network",
  });
  const counts = counted?.applicantCounts ?? null;
  const matches = jobId === null || isNarrowed(conditions) ? counts : null;
  useApplicantsLive(() => {
    if (jobId) refetchSilently(job).catch(() => {});
    client
      .refetchQueries({
        include: [ApplicantsDocument, ReviewCountsDocument],
        onQueryUpdated: (query) => refetchSilently(query),
      })
      .catch(() => {});
  }, jobId ?? undefined);

  const places = useTabPlaces(tab);
  const show = (next: ShownTab) => {
    places.keep(tabIn(new URLSearchParams(window.location.search)));
    changeSearch((before) => withShownTab(before, next), {
      replace: true,
      preventScrollReset: true,
      state: stateOfAddress(),
    });
  };
  // The decided card disappears with its button; keyboard users continue from the tab that it moved to.
  const followed = useRef(false);
  useEffect(() => {
    if (!followed.current) return;
    followed.current = false;
    if (document.activeElement !== document.body) return;
    document.getElementById(`applicants-tab-${tab}`)?.focus({ preventScroll: true });
  }, [tab]);
  // Closing the panel returns to the previous address, which does not reflect decisions made in the panel.
  const decidedInPanel = useRef<Decision | null>(null);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const follow = (status: Decision) => {
    // In the list of all jobs the tab does not change, so that the next applicant follows.
    if (!here.current || jobId === null) return;
    followed.current = true;
    if (new URLSearchParams(window.location.search).has("applicant")) decidedInPanel.current = status;
    show(status);
  };
  const afterPanel = useEffectEvent(() => {
    if (decidedInPanel.current) show(decidedInPanel.current);
    decidedInPanel.current = null;
  });
  useEffect(() => {
    if (opened === null) afterPanel();
  }, [opened]);
  const open = (id: string, list: ListOrder) => {
    setOrder(list);
    setOpened(id);
  };
  if (!posted && error) {
    return <OwnJobProblem error={error} failed="Failed to fetch applicants" onRetry={() => void refetch()} />;
  }
  return (
    <>
      {jobId ? (
        <ApplicantsHeader posted={posted ?? null} blind={counts?.blind ?? null} />
      ) : (
        <PageHeader title="Applicants" subtitle="For all jobs" />
      )}
      <Tabs
        ref={steadyPresses}
        id="applicants"
        value={tab}
        onChange={(value) => show((value ?? "APPLIED") as ShownTab)}
        className={classes.tabs}
      >
        <Tabs.List aria-label="Applicants by status">
          {tabs.map(({ value, label, count }) => {
            const number = count === "all" ? counts?.all : (matches ?? posted?.applications)?.[count];
            return (
              <Tabs.Tab key={value} value={value}>
                {label}{" "}
                <span className={classes.count} data-unknown={number === undefined || undefined}>
                  ({(number ?? 0).toLocaleString("en-GB")})
                </span>
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {tabs.map(({ value, count }) => (
          <Tabs.Panel key={value} value={value} className={classes.panel}>
            <PeopleSearchForm
              placeholder="Search Candidates..."
              panelId={`${value.toLowerCase()}-filters`}
              onSearch={(keyword, choices) => changeSearch((before) => withPeopleConditions(before, keyword, choices))}
            />
            <div className={classes.tools}>
              <ApplicantTools conditions={conditions} counts={counts} stageId={stageId} />
            </div>
            <ConditionChips conditions={conditions} />
            {matches && posted && count !== "all" ? (
              <p className={classes.matches}>
                <Announced>{`${matches[count]} of ${posted.applications[count]} match`}</Announced>
              </p>
            ) : null}
            <ApplicantList
              key={JSON.stringify([jobId, stageId, conditions])}
              jobId={jobId}
              status={value === ALL ? null : value}
              stageId={value === "APPLIED" ? stageId : null}
              conditions={conditions}
              hasApplicants={Boolean(posted?.applications.total)}
              onDecided={follow}
              onOpen={open}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
      <ApplicantPanel applicantId={opened} order={order} onExtend={setOrder} onOpen={setOpened} onDecided={follow} />
    </>
  );
}
