import { useEffect, useSyncExternalStore } from "react";
import type { ShortcutGroup } from "../../../shared/shortcuts.ts";

interface Shown {
  readonly opened: boolean;
  /** Of what is on the page, the last first. */
  readonly groups: readonly ShortcutGroup[];
}

let shown: Shown = { opened: false, groups: [] };
const listeners = new Set<() => void>();

function set(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The list of keys: whether it is open, and the keys of what is on the page. */
export const useShownShortcuts = (): Shown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );

/** Opens the list of keys, or closes it. */
export const showShortcuts = (opened: boolean): void => set({ opened });

/** Has the list name the keys of what is on the page, while it is. */
export function usePageShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    set({ groups: [group, ...shown.groups] });
    return () => set({ groups: shown.groups.filter((one) => one !== group) });
  }, [group]);
}
