import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { focusIsLost, focusPage } from "../ui/focus/focus.ts";
import { announce } from "../ui/notices/announce.tsx";
import { pageName } from "../ui/title.ts";
import { nowShown } from "./shown-page.ts";

/**
 * After navigation: announces the new page, and moves the focus to its beginning, unless the page has moved it itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const before = nowShown(pathname);
    if (before === null || before === pathname) return;
    announce(pageName());
    const focused = document.activeElement;
    const isOnPage = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement;
    if (isOnPage && focused.closest("main")) return;
    focusPage();
    // When the first frame replaces the heading, the focus is lost with the old one.
    const frame = requestAnimationFrame(() => focusIsLost() && focusPage());
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
