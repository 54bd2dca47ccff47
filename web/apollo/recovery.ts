import { type ApolloClient, CombinedGraphQLErrors, type ObservableQuery, ServerError } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { type Role, ViewerDocument } from "../generated/graphql.ts";
import { askQuietly } from "./ask-quietly.ts";
import { createLine, type Line } from "./line.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/** Codes of failures that pass by themselves. */
const PASSING = new Set(["UNAVAILABLE", "OVERLOADED"]);

/** Whether the server, or what it stands on, could not be reached. */
const isPassing = (error: unknown): boolean => {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some(({ extensions }) => PASSING.has(String(extensions?.code)));
  }
  // A refusal of what was sent, without GraphQL's words for it.
  if (ServerError.is(error) && error.statusCode < 500) return false;
  return error !== undefined && error !== null;
};

/** Whether the server answers each role's page, for the page to tell. */
export const serverLines: Readonly<Record<Role, Line>> = { SEEKER: createLine(), RECRUITER: createLine() };

/**
 * Notices that something failed that passes, and looks whether the server answers at all: only when it does not, the page
 * says so. Then what could not be loaded is loaded by itself; while any of it goes on failing, more and more rarely.
 * `clientOf` because the client is made with this link.
 */
export function recoveryLink(role: Role, clientOf: () => ApolloClient): ErrorLink {
  const line = serverLines[role];
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  /** Whether anything failed since the last look began. */
  let failed = false;

  async function look() {
    timer = undefined;
    looking = true;
    failed = false;
    const away = await clientOf()
      .query({ query: ViewerDocument, variables: { role }, fetchPolicy: "network-only" })
      .then(() => false, isPassing);
    line.set(away);
    if (!away) await Promise.allSettled(queriesThatFailed(clientOf()).map(askQuietly));
    looking = false;
    if (away || failed) lookLater();
    else wait = FIRST_WAIT_MS;
  }

  /** Not all pages at the same moment: a server that comes back must not fall again. */
  function lookLater() {
    if (timer !== undefined || looking) return;
    timer = setTimeout(look, wait * (0.5 + Math.random() / 2));
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }

  window.addEventListener("online", () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    void look();
  });

  return new ErrorLink(({ error, operation }) => {
    if (!isPassing(error) || operation.operationName === "Viewer") return;
    failed = true;
    lookLater();
  });
}

const queriesThatFailed = (client: ApolloClient): ObservableQuery[] =>
  [...client.getObservableQueries("active")].filter((query) => isPassing(query.getCurrentResult().error));
