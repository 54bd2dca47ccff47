import { useState } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * How a long list is fetched when its page opens: who comes back finds it as it was left, with every page loaded and the
 * place kept; who comes anew sees what is cached at once and what is new a moment later.
 * It belongs to one visit: Apollo goes back to its first policy whenever the variables change, so a list that follows
 * conditions is keyed by them.
 */
export function useListPolicy() {
  const comingBack = useNavigationType() === "POP";
  const [fetchPolicy] = useState(comingBack ? ("cache-first" as const) : ("cache-and-network" as const));
  return { fetchPolicy, nextFetchPolicy: "cache-first" } as const;
}
