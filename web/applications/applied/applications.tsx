import { useRef, useState } from "react";
import { listProblem, unsent } from "../../apollo/problem.ts";
import { useOwnApplicationQuery } from "../../generated/applications/applied/applied-jobs.ts";
import type { AppliedJobsQuery } from "../../generated/graphql.ts";
import { JobDetailsPanel } from "../../jobs/job-details-panel.tsx";
import { JobRowsSkeleton } from "../../jobs/job-rows-skeleton.tsx";
import type { OpenDetails } from "../../jobs/search/search-job-row.tsx";
import { useJobKeys } from "../../jobs/use-job-keys.ts";
import { useOpenJob } from "../../jobs/use-open-job.ts";
import { PushOffer } from "../../notices/push-offer.tsx";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { InfiniteList } from "../../ui/lists/infinite-list.tsx";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useMore } from "../../ui/lists/use-more.ts";
import { useHydrated, useWide } from "../../ui/media.ts";
import { SidePanel } from "../../ui/overlays/side-panel.tsx";
import split from "../../ui/overlays/split-list.module.css";
import { SplitPane } from "../../ui/overlays/split-pane.tsx";
import { useOpenedInAddress } from "../../ui/overlays/use-opened-in-address.ts";
import { ApplicationList } from "./application-list.tsx";
import { OpenApplication } from "./open-application.tsx";

const TITLE = "Application";

interface ApplicationsProps {
  /** Undefined while it is loading. */
  list: AppliedJobsQuery["appliedJobs"] | undefined;
  /** The message when a further page failed to load. */
  failed: string;
  fetchAfter: (after: string | null | undefined) => Promise<unknown>;
}

/**
 * Own applications and the opened one, which may be on a page that is not loaded yet: on wide windows next to the list,
 * the first unless another is chosen; otherwise over the list.
 */
export function Applications({ list, failed, fetchAfter }: ApplicationsProps) {
  const [chosen, choose] = useOpenedInAddress("application");
  const [entered, setEntered] = useState(chosen);
  const [openJob, setOpenJob] = useOpenJob();
  const page = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const wide = useWide();
  const listed = list?.edges.map(({ node }) => node) ?? [];
  const opened = chosen ?? (wide ? (listed[0]?.job.id ?? null) : null);
  const known = listed.find(({ job }) => job.id === opened);
  const linked = useOwnApplicationQuery({ variables: { jobId: opened ?? "" }, skip: !list || !opened || !!known });
  const application = known ?? linked.data?.ownApplication;
  const onArrow = useJobKeys({ page, openJob: opened, open: wide ? choose : null });
  const more = useMore(() => fetchAfter(list?.pageInfo.endCursor));
  const open: OpenDetails = (jobId, byKeyboard) => {
    setEntered(byKeyboard ? jobId : null);
    choose(jobId);
  };

  const content = (
    <FocusKeeper stops="article" afterLast="heading">
      {application ? (
        <OpenApplication
          key={application.id}
          application={application}
          onDetails={() => setOpenJob(application.job.id)}
          onWithdraw={() => chosen && choose(null)}
        />
      ) : linked.error ? (
        <ErrorState
          message={listProblem(linked.error, unsent("Could not load this application"))}
          onRetry={() => void linked.refetch()}
        />
      ) : linked.data ? (
        <ErrorState message="This application cannot be found. You may have withdrawn it." />
      ) : (
        <BlockSkeleton label="Loading the application" lines={8} />
      )}
    </FocusKeeper>
  );
  return (
    <div ref={page} className={split.split} data-opened>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move from the focused row */}
      <div className={split.list} onKeyDown={onArrow}>
        {list ? (
          <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={failed}>
            <PushOffer reason="Get notified about responses to your applications, even when Worklane is closed." />
            <ApplicationList applications={listed} opened={opened} onOpen={open} />
          </InfiniteList>
        ) : (
          <JobRowsSkeleton label="Loading applications" />
        )}
      </div>
      {hydrated && !wide ? (
        <SidePanel opened={opened !== null} onClose={() => choose(null)} title={TITLE} full>
          {content}
        </SidePanel>
      ) : (
        <div className={split.place}>
          <SplitPane title={TITLE} subject={opened ?? ""} takesFocus={opened !== null && entered === opened}>
            {content}
          </SplitPane>
        </div>
      )}
      <JobDetailsPanel jobId={openJob} onClose={() => setOpenJob(null)} onOpen={setOpenJob} />
    </div>
  );
}
