import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { createClient } from "graphql-ws";
import type { Role } from "../generated/graphql.ts";

/** Subscriptions over one socket, opened with the first of them and found again after a lost connection. */
export function subscriptionLink(role: Role): GraphQLWsLink {
  const { protocol, host } = window.location;
  return new GraphQLWsLink(
    createClient({
      url: `${protocol === "https:" ? "wss" : "ws"}://${host}/graphql`,
      connectionParams: { role },
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
    }),
  );
}
