import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { pageKindOf, VITALS_PATH, type Vital } from "../shared/page-vitals.ts";

/**
 * Measures the page's performance for real visitors, and reports it when the page is left or hidden: numbers, and the
 * page's kind.
 */
export function reportPageVitals(): void {
  const page = pageKindOf(window.location.pathname);
  const measured = new Map<Vital, number>();
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value }) => void measured.set(name, value));
  addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "hidden" || measured.size === 0) return;
    const values = Object.fromEntries(measured);
    measured.clear();
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify({ page, values })], { type: "application/json" }));
  });
}
