import { useApolloClient } from "@apollo/client/react";
import { useThrottledCallback } from "@mantine/hooks";
import { useMemo, useRef } from "react";
import { refetchSoon } from "../../apollo/refetch-soon.ts";
import { useApplicantsChangedSubscription } from "../../generated/applications/applicants/applicants.ts";
import { moveBetweenTabs, showStatus } from "./applicant-cache.ts";

/** Many simultaneous applications cause one reload. */
const MIN_INTERVAL_MS = 500;

/**
 * Subscribes to applications while the page is open. Known applicants are updated in place; `onNews` is called, at most
 * twice a second, when counts or lists are out of date, with the ids of the jobs affected (empty: possibly any, after a
 * gap). `jobId`: only that job's applications.
 */
export function useApplicantsLive(onNews: (jobIds: readonly string[]) => void, jobId?: string): void {
  const client = useApolloClient();
  const { cache } = client;
  const refetch = useMemo(() => refetchSoon(client), [client]);
  const changed = useRef(new Set<string>());
  const reportChanges = useThrottledCallback(() => {
    const jobIds = [...changed.current];
    changed.current.clear();
    onNews(jobIds);
  }, MIN_INTERVAL_MS);
  useApplicantsChangedSubscription({
    onData: ({ data: { data } }) => {
      const update = data?.applicationChanged.update;
      if (update && jobId && update.jobId !== jobId) return;
      if (update) {
        changed.current.add(update.jobId);
        if (showStatus(cache, update)) moveBetweenTabs(cache, update);
      }
      reportChanges();
      refetch("Interview", "UpcomingInterviews", "Offers", "ApplicationScorecards");
    },
  });
}
