import type { ApolloCache } from "@apollo/client";
import { ReviewRow_ApplicantFragmentDoc } from "../../generated/applications/review/review.ts";
import type { ReviewRow_ApplicantFragment, ShownNotesFragment } from "../../generated/graphql.ts";

/** Reads an application from the cache; null when it is not known. */
export const readRow = (cache: ApolloCache, id: string): ReviewRow_ApplicantFragment | null =>
  cache.readFragment({
    id: cache.identify({ __typename: "Applicant", id }) ?? "",
    fragment: ReviewRow_ApplicantFragmentDoc,
    fragmentName: "ReviewRow_applicant",
    optimistic: true,
  });

/** Writes the notes of an application from the server to the cache. */
export function showNotes(
  cache: ApolloCache,
  { applicationId, notes }: { applicationId: string; notes: ShownNotesFragment["notes"] },
): void {
  cache.modify({
    id: cache.identify({ __typename: "Applicant", id: applicationId }) ?? "",
    fields: { notes: (_, { toReference }) => notes.map((note) => toReference({ ...note }, true) ?? note) },
  });
}
