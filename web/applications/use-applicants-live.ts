import { useApolloClient } from "@apollo/client/react";
import { useThrottledCallback } from "@mantine/hooks";
import { useApplicantsChangedSubscription } from "../generated/graphql.ts";
import { leaveOtherTabs, showStatus } from "./applicant-cache.ts";

/** Many applications at once make one reload. */
const AT_MOST_EACH_MS = 500;

/**
 * Follows applications while the page is open. Known applicants change in place; `onNews` is called, at most twice a
 * second, when what the server counts or lists is no longer what is shown. `jobId`: only that job's.
 */
export function useApplicantsLive(onNews: () => void, jobId?: string): void {
  const { cache } = useApolloClient();
  const tellNews = useThrottledCallback(onNews, AT_MOST_EACH_MS);
  useApplicantsChangedSubscription({
    onData: ({ data: { data } }) => {
      const update = data?.applicationChanged.update;
      if (update && jobId && update.jobId !== jobId) return;
      if (update) {
        showStatus(cache, update);
        leaveOtherTabs(cache, update);
      }
      tellNews();
    },
  });
}
