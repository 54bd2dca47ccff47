import { useEffect } from "react";

const label = (title: string) => `${title} · Worklane`;

let shown = "";
let waiting = 0;

/** The name of the current page. */
export const pageName = (): string => (shown || document.title).replace(label(""), "");

let last = "";

/** The title of the last prerendered page; for the server, which has no document. */
export const lastTitle = (): string => last;

/** Formats an unread count: "99+" above 99; null for zero. */
export const countText = (count: number): string | null => (count > 99 ? "99+" : count > 0 ? String(count) : null);

function write() {
  const count = countText(waiting);
  document.title = count ? `(${count}) ${shown}` : shown;
}

/** Shows the number of unread notices in the tab's title. */
export function countInTitle(count: number): void {
  waiting = count;
  if (shown) write();
}

/** Sets the title of the page, in the tab and for screen readers. */
export function useTitle(title: string): void {
  if (import.meta.env.SSR) last = label(title);
  useEffect(() => {
    shown = label(title);
    write();
  }, [title]);
}
