import { useEffect } from "react";

const label = (title: string) => `${title} · Worklane`;

/** What the page that is shown is called. */
export const pageName = (): string => document.title.replace(label(""), "");

let last = "";

/** The title of the page that was prerendered last; for the server, which has no document. */
export const lastTitle = (): string => last;

/** Names the page in the tab and for screen readers. */
export function useTitle(title: string): void {
  if (import.meta.env.SSR) last = label(title);
  useEffect(() => {
    document.title = label(title);
  }, [title]);
}
