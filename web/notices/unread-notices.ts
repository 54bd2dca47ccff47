import { useSyncExternalStore } from "react";
import { countInTitle } from "../ui/title.ts";

let unread = 0;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows the number of unread notices, in the bell and in the tab's title. */
export function setUnreadNotices(count: number): void {
  unread = count;
  countInTitle(count);
  for (const listener of listeners) listener();
}

/** The number of unread notices last reported by the server. */
export const useUnreadNotices = (): number =>
  useSyncExternalStore(
    listen,
    () => unread,
    () => 0,
  );
