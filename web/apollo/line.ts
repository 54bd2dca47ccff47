import { useSyncExternalStore } from "react";

/** Whether a way to the server is open, for those who want to tell the person. */
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

/** The seeker's socket; recruiters have nothing live to miss. */
export const seekerLine = createLine();

/** Whether the seeker's socket is lost just now. */
export const useLineIsDown = (): boolean => useIsDown(seekerLine);

/** Whether a line is lost just now. */
export const useIsDown = (line: Line): boolean => useSyncExternalStore(line.subscribe, line.isDown, () => false);
