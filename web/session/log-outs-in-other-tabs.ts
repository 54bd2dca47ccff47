import type { Role } from "../generated/graphql.ts";

interface LogOut {
  readonly role: Role;
  /** False: it failed, and the session goes on. */
  readonly isLeaving: boolean;
}

const CHANNEL = "worklane-log-outs";

/** Notifies the tabs of this browser that the person logs out: the end of their session is no surprise. */
export function announceLogOut(logOut: LogOut): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(logOut);
  channel.close();
}

/** Calls `listener` on log-outs in any tab until the returned function is called. */
export function onLogOutElsewhere(listener: (logOut: LogOut) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<LogOut>) => listener(data));
  return () => channel.close();
}
