import { useApolloClient } from "@apollo/client/react";
import { useThrottledCallback } from "@mantine/hooks";
import { useRef } from "react";
import { useApplicantsChangedSubscription } from "../../generated/applications/applicants/applicants.ts";
import { moveBetweenTabs, showStatus } from "./applicant-cache.ts";

/** Many applications at once make one reload. */
const MIN_INTERVAL_MS = 500;

/**
 * Follows applications while the page is open. Known applicants change in place; `onNews` is called, at most twice a
 * second, when what the server counts or lists is no longer what is shown, with the jobs concerned (none named: perhaps
 * any, after a gap). `jobId`: only that job's.
 */
export function useApplicantsLive(onNews: (jobIds: readonly string[]) => void, jobId?: string): void {
  const { cache } = useApolloClient();
  const changed = useRef(new Set<string>());
  const tellNews = useThrottledCallback(() => {
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
      tellNews();
    },
  });
}
