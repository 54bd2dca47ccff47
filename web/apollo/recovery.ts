import { type ApolloClient, CombinedGraphQLErrors, ServerError } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { type Role, ViewerDocument } from "../generated/graphql.ts";
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
 * Notices that the server cannot be reached and asks until it can; then what could not be loaded is loaded by itself.
 * `clientOf` because the client is made with this link.
 */
export function recoveryLink(role: Role, clientOf: () => ApolloClient): ErrorLink {
  const line = serverLines[role];
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    timer = undefined;
    clientOf()
      .query({ query: ViewerDocument, variables: { role }, fetchPolicy: "network-only" })
      .then(resume, (error: unknown) => (isPassing(error) ? lookLater() : resume()));
  }

  /** Not all pages at the same moment: a server that comes back must not fall again. */
  function lookLater() {
    timer ??= setTimeout(look, wait * (0.5 + Math.random() / 2));
    wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  }

  function resume() {
    wait = FIRST_WAIT_MS;
    line.set(false);
    for (const query of clientOf().getObservableQueries("active")) {
      // A failure reaches this link again.
      if (isPassing(query.getCurrentResult().error)) query.refetch().catch(() => {});
    }
  }

  window.addEventListener("online", () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    look();
  });

  return new ErrorLink(({ error, operation }) => {
    if (!isPassing(error) || operation.operationName === "Viewer" || line.isDown()) return;
    line.set(true);
    lookLater();
  });
}
