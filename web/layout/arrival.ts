import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { focusIsLost, focusPage } from "../ui/focus/focus.ts";
import { announce } from "../ui/notices/announce.tsx";
import { pageName } from "../ui/title.ts";
import { nowShown } from "./shown-page.ts";

/** On a new page: says which it is, and puts the focus at its beginning, unless the page has put it somewhere. */
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
    // Where the heading was put anew with the first frame, the focus went with the old one.
    const frame = requestAnimationFrame(() => focusIsLost() && focusPage());
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
