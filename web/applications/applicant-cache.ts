import type { ApolloCache, Reference } from "@apollo/client";
import type { ApplicationStatus } from "../generated/graphql.ts";

/** A change of an application. */
export interface StatusChange {
  applicationId: string;
  status: ApplicationStatus;
  version: number;
}

/** Shows the new status wherever the applicant is shown. Answers whether the cache knew the applicant. */
export const showStatus = (cache: ApolloCache, { applicationId, status, version }: StatusChange): boolean =>
  cache.modify({
    id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
    fields: { status: () => status, version: () => version },
  });

/** Takes the applicant out of the lists of other tabs. The tab it belongs to loads it when it is shown. */
export function leaveOtherTabs(cache: ApolloCache, { applicationId, status }: StatusChange): void {
  cache.modify<{ applicants: { edges: readonly { node: Reference }[] } }>({
    fields: {
      applicants: (list, { readField, storeFieldName }) =>
        storeFieldName.includes(`"status":"${status}"`) || !("edges" in list)
          ? list
          : { ...list, edges: list.edges.filter(({ node }) => readField("id", node) !== applicationId) },
    },
  });
}
