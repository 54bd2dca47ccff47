import { useApolloClient } from "@apollo/client/react";
import { useDeferredValue, useEffect } from "react";
import { ReviewApplicantDocument, ReviewCountsDocument } from "../../generated/applications/review/review.ts";
import { useApplicantsLive } from "../applicants/use-applicants-live.ts";

/** Keeps the review in sync with changes by others. */
export function useReviewLive(jobId: string, opened: string | null, lookForNew: () => void): void {
  const client = useApolloClient();
  useApplicantsLive(() => {
    lookForNew();
    client.refetchQueries({ include: [ReviewCountsDocument] }).catch(() => {});
    if (!opened) return;
    const variables = { id: opened };
    client.query({ query: ReviewApplicantDocument, variables, fetchPolicy: "network-only" }).catch(() => {});
  }, jobId);
}

/** Prefetches the next applicants, without their resumes: reading one is recorded, and shown to the applicant. */
export function usePrefetch(applicationIds: readonly string[]): void {
  const client = useApolloClient();
  // After the page has answered the key.
  const asked = useDeferredValue(applicationIds.join());
  useEffect(() => {
    for (const id of asked.split(",").filter(Boolean))
      client.query({ query: ReviewApplicantDocument, variables: { id } }).catch(() => {});
  }, [client, asked]);
}
