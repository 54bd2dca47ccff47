import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Where the router stores the scroll position of each entry of the history when a page is left. */
export const SCROLL_POSITIONS = "worklane-scroll";

/** How long content may arrive after the page, in milliseconds. */
const SETTLE_MS = 5000;

/** Events with which a person takes over. */
const TAKEN_OVER_BY = ["wheel", "pointerdown", "keydown"];

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? "{}");
  } catch {
    return {};
  }
}

const positions = stored();

const isAt = (top: number) => Math.abs(window.scrollY - top) <= 1;

/**
 * On Back, Forward and a reload, keeps the page where the person was while its content arrives: the router restores the
 * position once, when the page may still be too short, or parts above may still grow. The same for the section that the
 * address names.
 */
export function useSteadyScroll(): void {
  const { key, hash } = useLocation();
  const isBack = useNavigationType() === "POP";
  useLayoutEffect(() => {
    const lowest = document.documentElement.scrollHeight - window.innerHeight;
    /** The position to keep; 0 once a person has scrolled or acts, or the content has settled. */
    let kept = isBack ? (positions[key] ?? 0) : 0;
    let section = kept ? "" : hash.slice(1);
    const release = () => {
      kept = 0;
      section = "";
    };
    if (kept && window.scrollY > 0 && !isAt(Math.min(kept, lowest))) release();

    const growing = new ResizeObserver(() => {
      if (kept && !isAt(kept)) window.scrollTo(0, kept);
      if (section) document.getElementById(section)?.scrollIntoView();
    });
    growing.observe(document.body);
    const timer = setTimeout(release, SETTLE_MS);
    const left = new AbortController();
    const options = { capture: true, passive: true, signal: left.signal };
    for (const type of TAKEN_OVER_BY) window.addEventListener(type, release, options);
    const note = () => {
      if (!kept) positions[key] = window.scrollY;
    };
    window.addEventListener("scroll", note, options);
    return () => {
      growing.disconnect();
      clearTimeout(timer);
      left.abort();
    };
  }, [key, hash, isBack]);
}
