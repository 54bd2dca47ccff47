import { useLayoutEffect, useRef } from "react";

/** Keeps how far each tab was read: coming back to one, also because a decision was made or undone, goes on there. */
export function useTabPlaces(tab: string): { keep: (tab: string) => void } {
  const places = useRef<Record<string, number>>({});
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
