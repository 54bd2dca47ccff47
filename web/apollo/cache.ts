import { InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";

/** Normalised by id; Relay connections grow page by page, one list for each set of conditions. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          conversations: relayStylePagination(),
          connections: relayStylePagination(),
          connectionInvitations: relayStylePagination(),
          connectionRequests: relayStylePagination(),
          jobs: relayStylePagination(["filter"]),
          savedJobs: relayStylePagination(),
          appliedJobs: relayStylePagination(),
          peers: relayStylePagination(["filter"]),
          postedJobs: relayStylePagination(["status"]),
          applicants: relayStylePagination(["jobId", "status", "filter"]),
          assistantConversations: relayStylePagination(),
          candidates: relayStylePagination(["filter"]),
        },
      },
    },
  });
