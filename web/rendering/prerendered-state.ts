import type { ApolloLink, NormalizedCacheObject } from "@apollo/client";
import type { Role } from "../generated/graphql.ts";

/**
 * The state of a prerendered page: the results of its guards, and the query results that it shows. Without the former for
 * a frame: given them, the router would leave the scroll position to the browser, which cannot restore it in a
 * placeholder.
 */
export interface PrerenderedState {
  readonly loaderData: Record<string, unknown> | null;
  /** By the server's clock. */
  readonly greeting: string;
  readonly caches: Partial<Record<Role, NormalizedCacheObject>>;
}

/** Queries the API as the person for whom the page is rendered. */
export type QueryApi = (role: Role, query: string, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;

/** The id of the element that contains it. */
const STATE_ID = "prerendered-state";

/** Removes it from the page; null when the page was prerendered without state. */
export function takePrerenderedState(): PrerenderedState | null {
  const holder = document.getElementById(STATE_ID);
  holder?.remove();
  return holder ? (JSON.parse(holder.textContent ?? "") as PrerenderedState) : null;
}
