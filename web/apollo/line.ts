import { useSyncExternalStore } from "react";

/** Whether the socket to the server is up, for those who want to tell the person. */
export interface Line {
  readonly isDown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (down: boolean) => void;
}

export function createLine(): Line {
  let down = false;
  const listeners = new Set<() => void>();
  return {
    isDown: () => down,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (next === down) return;
      down = next;
      for (const listener of listeners) listener();
    },
  };
}

/** The seeker's line; recruiters have nothing live to miss. */
export const seekerLine = createLine();

/** Whether the seeker's line is lost just now. */
export const useLineIsDown = (): boolean => useSyncExternalStore(seekerLine.subscribe, seekerLine.isDown);
