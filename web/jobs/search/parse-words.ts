import type { ApolloClient } from "@apollo/client";
import { isInOwnWords } from "../../../shared/job-search-address.ts";
import type { ParseJobSearchQuery } from "../../generated/graphql.ts";
import { ParseJobSearchDocument } from "../../generated/jobs/search/search-help.ts";

/** Timeout for parsing a search in milliseconds; after that, all of it is treated as keywords. */
const PATIENCE_MS = 2_000;

/** Parses a free-form search on the server; null when there is nothing to parse, or the server does not respond. */
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
