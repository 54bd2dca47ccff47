import { useLayoutEffect, useRef } from "react";
import type { Decision } from "../generated/graphql.ts";

/** Keeps how far each tab was read: coming back to one, also because a decision was made or undone, goes on there. */
export function useTabPlaces(tab: Decision): { keep: (tab: Decision) => void } {
  const places = useRef<Partial<Record<Decision, number>>>({});
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const place = places.current[tab];
    if (place !== undefined) window.scrollTo({ top: place, behavior: "instant" });
    else document.getElementById(`applicants-tab-${tab}`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [tab]);
  return {
    keep: (left) => {
      places.current[left] = window.scrollY;
    },
  };
}
