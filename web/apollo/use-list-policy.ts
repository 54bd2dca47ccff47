import { useState } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * How a long list is fetched when its page opens: who comes back finds it as it was left, with every page loaded and the
 * place kept; who comes anew sees what is cached at once and what is new a moment later.
 */
export function useListPolicy(): "cache-first" | "cache-and-network" {
  const comingBack = useNavigationType() === "POP";
  const [policy] = useState(comingBack ? ("cache-first" as const) : ("cache-and-network" as const));
  return policy;
}
