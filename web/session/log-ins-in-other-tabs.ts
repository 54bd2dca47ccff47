import type { Role } from "../generated/graphql.ts";

interface LogIn {
  readonly role: Role;
  readonly accountId: string;
  /** The same person, acting for another company or in another role. */
  readonly switchesContext?: boolean;
}

const CHANNEL = "worklane-log-ins";

/** Notifies the tabs of this browser, which share its sessions, of a login. */
export function announceLogIn(logIn: LogIn): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(logIn);
  channel.close();
}

/** Calls `listener` on logins in any tab until the returned function is called. */
export function onLogInElsewhere(listener: (logIn: LogIn) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }: MessageEvent<LogIn>) => listener(data));
  return () => channel.close();
}
