import { useEffect, useSyncExternalStore } from "react";
import type { ShortcutGroup } from "../../../shared/shortcuts/shortcuts.ts";

interface Shown {
  readonly opened: boolean;
  /** Groups of the current page, the last registered first. */
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

/** State of the shortcut list: whether it is open, and the groups of the current page. */
export const useShownShortcuts = (): Shown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  );

/** Opens or closes the shortcut list. */
export const showShortcuts = (opened: boolean): void => set({ opened });

/** Adds a group to the shortcut list while the component is mounted. */
export function usePageShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    set({ groups: [group, ...shown.groups] });
    return () => set({ groups: shown.groups.filter((one) => one !== group) });
  }, [group]);
}
