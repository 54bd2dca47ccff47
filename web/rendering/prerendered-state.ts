import type { ApolloLink, NormalizedCacheObject } from "@apollo/client";
import type { Role } from "../generated/graphql.ts";

/** What a prerendered page knows already: what its guards found, and the answers it shows. */
export interface PrerenderedState {
  readonly loaderData: Record<string, unknown>;
  /** By the server's clock. */
  readonly greeting: string;
  readonly caches: Partial<Record<Role, NormalizedCacheObject>>;
}

/** Queries the API as the person for whom the page is rendered. */
export type QueryApi = (role: Role, query: string, variables: Record<string, unknown>) => Promise<ApolloLink.Result>;

/** The element that carries it. */
const STATE_ID = "prerendered-state";

/** Takes it out of the page; null when the page was prerendered without. */
export function takePrerenderedState(): PrerenderedState | null {
  const holder = document.getElementById(STATE_ID);
  holder?.remove();
  return holder ? (JSON.parse(holder.textContent ?? "") as PrerenderedState) : null;
}
