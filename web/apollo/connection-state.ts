import { useEffect, useState, useSyncExternalStore } from "react";
import { type Reach, useReachability } from "./server-monitor.ts";

/** Whether the socket to the server is lost, for components that show it. */
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

/** State of the seeker's socket; recruiters have no live features that would be missed. */
export const seekerSocketState = createSocketState();

/** Milliseconds before a lost socket is reported: usually it reconnects sooner. */
const NOTICE_AFTER_MS = 1500;

/**
 * The current connection of the page. "reconnecting": the server responds, but the seeker's socket has not reconnected
 * yet.
 */
export function useConnectionState(): Reach | "reconnecting" {
  const reach = useReachability();
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
