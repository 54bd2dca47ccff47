import { type ApolloClient, CombinedGraphQLErrors, type ObservableQuery, ServerError } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { refetchSilently } from "./refetch-silently.ts";
import { type ServerMonitor, serverMonitor } from "./server-monitor.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/** Codes of temporary failures. */
const TRANSIENT_CODES = new Set(["UNAVAILABLE", "OVERLOADED"]);

/** Whether the server, or a service that it depends on, could not be reached. */
const isTransient = (error: unknown): boolean => {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some(({ extensions }) => TRANSIENT_CODES.has(String(extensions?.code)));
  }
  // The request was refused without a GraphQL error.
  if (ServerError.is(error) && error.statusCode < 500) return false;
  return error !== undefined && error !== null;
};

/**
 * Reports failures to reach the server, and reloads failed queries as soon as the server is back; queries that keep
 * failing alone are retried at growing intervals. `clientOf` is a function because the client is created with this
 * link.
 */
export function recoveryLink(clientOf: () => ApolloClient, watch: ServerMonitor = serverMonitor): ErrorLink {
  let wait = FIRST_WAIT_MS;
  let cancel: (() => void) | undefined;
  let loading = false;
  /** Whether a query failed since the last attempt began. */
  let failed = false;

  async function loadAgain() {
    cancel = undefined;
    loading = true;
    failed = false;
    if (watch.reach() === "reachable") await Promise.allSettled(queriesThatFailed(clientOf()).map(refetchSilently));
    else failed = true;
    loading = false;
    if (failed) loadLater();
    else wait = FIRST_WAIT_MS;
  }

  /** Adds jitter, so that a recovering server is not overloaded by all pages at once. */
  function loadLater() {
    if (cancel || loading) return;
    cancel = watch.soon(wait * (0.5 + Math.random() / 2), () => void loadAgain());
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }

  watch.onBack(() => {
    wait = FIRST_WAIT_MS;
  });

  return new ErrorLink(({ error }) => {
    if (!isTransient(error)) return;
    failed = true;
    watch.reportFailure();
    loadLater();
  });
}

const queriesThatFailed = (client: ApolloClient): ObservableQuery[] =>
  [...client.getObservableQueries("active")].filter((query) => isTransient(query.getCurrentResult().error));
