import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { dropFromConnection, forgetField } from "../../apollo/connection-cache.ts";
import { refetchSoon } from "../../apollo/refetch-soon.ts";
import { withReconnect } from "../../apollo/with-reconnect.ts";
import {
  ApplicationChangedDocument,
  OwnApplicationDocument,
} from "../../generated/applications/applied/applied-jobs.ts";

/**
 * Keeps the seeker's applications in sync with changes by companies and on other devices. A job's flags are part of the
 * change; an application that is in the list is updated in place, which preserves the scroll position.
 */
function followApplications(client: ApolloClient): () => void {
  const { cache } = client;
  const refetch = refetchSoon(client);
  let began = false;
  return withReconnect("SEEKER", { query: ApplicationChangedDocument }, ({ applicationChanged: { update } }) => {
    // The first one only confirms the subscription.
    if (began || update) refetch("Interview", "Offers");
    if (!update) {
      if (began) forgetField(cache, "appliedJobs");
      began = true;
      return;
    }
    if (update.status === "WITHDRAWN") {
      dropFromConnection(cache, "appliedJobs", (read) => read("id") === update.applicationId);
      return;
    }
    const id = cache.identify({ __typename: "OwnApplication", id: update.applicationId }) ?? "";
    const known = cache.modify({ id, fields: { status: () => update.status } });
    if (!known) return forgetField(cache, "appliedJobs");
    const { jobId } = update;
    client.query({ query: OwnApplicationDocument, variables: { jobId }, fetchPolicy: "network-only" }).catch(() => {});
  });
}

/** The same as a component of the area's layout. */
export function ApplicationChanges() {
  const client = useApolloClient();
  useEffect(() => followApplications(client), [client]);
  return null;
}
