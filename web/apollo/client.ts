import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import type { Role } from "../generated/graphql.ts";
import { createCache, VERSIONED } from "./cache.ts";
import { fetchChange, fetchWithTimeout } from "./fetch-with-timeout.ts";
import { hashLink } from "./hash-link.ts";
import { reauthenticationLink } from "./reauthentication-link.ts";
import { recoveryLink } from "./recovery.ts";
import { sessionLink } from "./session-link.ts";
import { staleAnswersLink } from "./stale-answers.ts";
import { subscriptionLink } from "./subscription-link.ts";
import { hasFiles, uploads } from "./uploads.ts";

/** The header that selects which of the browser's two sessions is used. */
const headersOf = (role: Role) => ({ "apollo-require-preflight": "true", "worklane-role": role });

const isSubscription = ({ operationType }: ApolloLink.Operation): boolean => operationType === "subscription";
const isMutation = ({ operationType }: ApolloLink.Operation): boolean => operationType === "mutation";

function createClient(role: Role): ApolloClient {
  const headers = headersOf(role);
  const http = ApolloLink.split(
    hasFiles,
    uploads(headers),
    ApolloLink.split(
      isMutation,
      new HttpLink({ uri: "/graphql", headers, fetch: fetchChange }),
      ApolloLink.from([hashLink(), new HttpLink({ uri: "/graphql", headers, fetch: fetchWithTimeout })]),
    ),
  );
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      sessionLink(role),
      reauthenticationLink(role),
      recoveryLink(() => clientFor(role)),
      staleAnswersLink(VERSIONED),
      ApolloLink.split(isSubscription, subscriptionLink(role), http),
    ]),
  });
}

const clients = new Map<Role, ApolloClient>();

let source = (role: Role): ApolloClient => {
  const known = clients.get(role);
  if (known) return known;
  const made = createClient(role);
  clients.set(role, made);
  return made;
};

/** One client and cache for each role: a seeker's view of a job differs from its recruiter's. */
export const clientFor = (role: Role): ApolloClient => source(role);

/** Sets the source of clients. When prerendering for many people at once, each request has its own. */
export function setClientFactory(other: (role: Role) => ApolloClient): void {
  source = other;
}

/** Clears the cache of a role; after login and log-out. */
export const forget = (role: Role): Promise<unknown> => clientFor(role).clearStore();
