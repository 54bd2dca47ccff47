import type { NormalizedCacheObject } from "@apollo/client";
import type { Role } from "../generated/graphql.ts";

/** What a painted page knows already: what its guards found, and the answers it shows. */
export interface PaintedState {
  readonly loaderData: Record<string, unknown>;
  /** By the server's clock. */
  readonly greeting: string;
  readonly caches: Partial<Record<Role, NormalizedCacheObject>>;
}

/** The element that carries it. */
const STATE_ID = "painted-state";

/** Takes it out of the page; null when the page was painted without. */
export function takePainted(): PaintedState | null {
  const holder = document.getElementById(STATE_ID);
  holder?.remove();
  return holder ? (JSON.parse(holder.textContent ?? "") as PaintedState) : null;
}
