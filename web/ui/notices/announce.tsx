import { VisuallyHidden } from "@mantine/core";
import { useEffect, useSyncExternalStore } from "react";

interface Announcement {
  readonly id: number;
  readonly message: string;
}

/** Milliseconds that a message stays: long enough for a screen reader that is still speaking to pick it up. */
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

/** Makes screen readers announce a change once they have finished speaking. */
export function announce(message: string): void {
  count += 1;
  const announcement = { id: count, message };
  set([...announcements, announcement]);
  setTimeout(() => set(announcements.filter((one) => one !== announcement)), LIFE_MS);
}

/** The live region for announcements. On the page before there is anything to announce. */
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

/** Visible text that is announced when it appears or changes. */
export function Announced({ children }: { children: string }) {
  useEffect(() => announce(children), [children]);
  return children;
}
