import { useEffect, useState, useSyncExternalStore } from "react";
import { type Reach, useReach } from "./server-watch.ts";

/** Whether a socket to the server is lost, for those who want to tell the person. */
export interface SocketState {
  readonly isDown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (down: boolean) => void;
}

export function createSocketState(): SocketState {
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
export const seekerSocketState = createSocketState();

/** Milliseconds for which a socket may be lost without a word: mostly it is found again before. */
const NOTICE_AFTER_MS = 1500;

/** How the page is connected just now. "reconnecting": the server answers, but the seeker's socket is not found again yet. */
export function useConnectionState(): Reach | "reconnecting" {
  const reach = useReach();
  const down = useSyncExternalStore(seekerSocketState.subscribe, seekerSocketState.isDown, () => false);
  const [lasting, setLasting] = useState(false);
  const reconnecting = down && reach === "reachable";
  useEffect(() => {
    if (!reconnecting) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reconnecting]);
  return reconnecting && lasting ? "reconnecting" : reach;
}
