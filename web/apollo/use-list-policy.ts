import { useState } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * The fetch policy of a long list when its page opens: on return it is as it was left, with every page loaded and the
 * scroll position restored; on a new visit the cached list is shown at once and updated a moment later.
 * It belongs to one visit: Apollo reverts to the first policy whenever the variables change, so a list with conditions
 * must be keyed by them.
 */
export function useListPolicy() {
  const comingBack = useNavigationType() === "POP";
  const [fetchPolicy] = useState(comingBack ? ("cache-first" as const) : ("cache-and-network" as const));
  return { fetchPolicy, nextFetchPolicy: "cache-first" } as const;
}
