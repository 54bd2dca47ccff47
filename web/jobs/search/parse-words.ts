import type { ApolloClient } from "@apollo/client";
import { isInOwnWords } from "../../../shared/job-search-address.ts";
import type { ParseJobSearchQuery } from "../../generated/graphql.ts";
import { ParseJobSearchDocument } from "../../generated/jobs/search/search-help.ts";

/** A search waits no longer to be taken apart: then all of it are words. */
const PATIENCE_MS = 2_000;

/** Takes a search in one's own words apart; null where there is nothing to take apart, or the server does not say. */
export async function parseWords(
  client: ApolloClient,
  text: string,
): Promise<ParseJobSearchQuery["parseJobSearch"] | null> {
  if (!isInOwnWords(text)) return null;
  const parsed = client
    .query({ query: ParseJobSearchDocument, variables: { text } })
    .then(({ data }) => data?.parseJobSearch ?? null)
    .catch(() => null);
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([parsed, late]);
}
