import { useEffect } from "react";

const label = (title: string) => `${title} · Worklane`;

let shown = "";
let waiting = 0;

/** What the page that is shown is called. */
export const pageName = (): string => (shown || document.title).replace(label(""), "");

let last = "";

/** The title of the page that was prerendered last; for the server, which has no document. */
export const lastTitle = (): string => last;

/** How much waits, as it is shown: "99+" for more; null for nothing. */
export const countText = (count: number): string | null => (count > 99 ? "99+" : count > 0 ? String(count) : null);

function write() {
  const count = countText(waiting);
  document.title = count ? `(${count}) ${shown}` : shown;
}

/** Says in the tab how many notices wait to be read. */
export function countInTitle(count: number): void {
  waiting = count;
  if (shown) write();
}

/** Names the page in the tab and for screen readers. */
export function useTitle(title: string): void {
  if (import.meta.env.SSR) last = label(title);
  useEffect(() => {
    shown = label(title);
    write();
  }, [title]);
}
