import { useRef } from "react";
import { dropFromConnection, forgetList } from "../apollo/connection-cache.ts";
import { serverWatch } from "../apollo/server-watch.ts";
import { useApplicationChangedSubscription, useOwnApplicationLazyQuery } from "../generated/graphql.ts";

const REOPEN_MS = 2000;

/**
 * Keeps the seeker's applications in step with what companies and other devices do. A job's flags come with the change; an
 * application that is in the list is mended in place, so that nobody loses their place in it.
 */
function useApplicationChanges(): void {
  const [loadOwn] = useOwnApplicationLazyQuery({ fetchPolicy: "network-only" });
  const began = useRef(false);
  const { restart } = useApplicationChangedSubscription({
    ignoreResults: true,
    // A stream that the server ended is opened anew; the line itself is kept by the link.
    onError: () => serverWatch.soon(REOPEN_MS, () => restart()),
    onComplete: () => serverWatch.soon(REOPEN_MS, () => restart()),
    onData({ client: { cache }, data: { data } }) {
      const update = data?.applicationChanged.update;
      if (!update) {
        // The first of these only says that listening began.
        if (began.current) forgetList(cache, "appliedJobs");
        began.current = true;
        return;
      }
      if (update.status === "WITHDRAWN") {
        dropFromConnection(cache, "appliedJobs", (read) => read("id") === update.applicationId);
        return;
      }
      const id = cache.identify({ __typename: "OwnApplication", id: update.applicationId }) ?? "";
      const known = cache.modify({ id, fields: { status: () => update.status } });
      if (known) void loadOwn({ variables: { jobId: update.jobId } });
      else forgetList(cache, "appliedJobs");
    },
  });
}

/** The same as a part of the area's frame. */
export function ApplicationChanges() {
  useApplicationChanges();
  return null;
}
