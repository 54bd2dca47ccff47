import { useLayoutEffect, useRef } from "react";

/** Remembers the scroll position of each tab, and restores it on return, also after a decision was made or undone. */
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
