import { useEffect, useSyncExternalStore } from "react";
import { VisuallyHidden } from "../plain/hidden.tsx";

interface Announcement {
  readonly id: number;
  readonly message: string;
}

/** Milliseconds that words stay: long enough for a screen reader that is still speaking to take them in. */
const LIFE_MS = 8000;

const NONE: readonly Announcement[] = [];
let announcements = NONE;
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly Announcement[]): void {
  announcements = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has screen readers say what changed, when they have finished what they are saying. */
export function announce(message: string): void {
  count += 1;
  const announcement = { id: count, message };
  set([...announcements, announcement]);
  setTimeout(() => set(announcements.filter((one) => one !== announcement)), LIFE_MS);
}

/** The one place whose words screen readers say by themselves. It is on the page before there is anything to say. */
export function Announcer() {
  const shown = useSyncExternalStore(
    subscribe,
    () => announcements,
    () => NONE,
  );
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite" aria-atomic="false" data-announcer>
      {shown.map(({ id, message }) => (
        <p key={id}>{message}</p>
      ))}
    </VisuallyHidden>
  );
}

/** Words that are on the screen, and said when they appear or change. */
export function Announced({ children }: { children: string }) {
  useEffect(() => announce(children), [children]);
  return children;
}
