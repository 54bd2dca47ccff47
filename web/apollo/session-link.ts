import { CombinedGraphQLErrors } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import type { Role } from "../generated/graphql.ts";

type Listeners = Readonly<Record<Role, Set<() => void>>>;

const ended: Listeners = { SEEKER: new Set(), RECRUITER: new Set() };
const back: Listeners = { SEEKER: new Set(), RECRUITER: new Set() };

const listenTo = (listeners: Listeners) => (role: Role, listener: () => void) => {
  listeners[role].add(listener);
  return () => void listeners[role].delete(listener);
};

const tell = (listeners: Listeners, role: Role) => {
  for (const listener of [...listeners[role]]) listener();
};

/**
 * Calls `listener` whenever the server reports that the role's session has ended, until the returned function is
 * called.
 */
export const onSessionEnd = listenTo(ended);

/** Calls `listener` whenever the person has logged in again in another tab, until the returned function is called. */
export const onSessionBack = listenTo(back);

/** Notifies listeners that the session has ended, unless the person is logging out here. */
export function publishSessionEnd(role: Role): void {
  if (!leaving.has(role)) tell(ended, role);
}

/** Notifies listeners that the person has logged in again. */
export const publishSessionBack = (role: Role): void => tell(back, role);

const leaving = new Set<Role>();

/** Runs a log-out, during which refused requests do not redirect the person. */
export async function whileLeaving<Left>(role: Role, leave: () => Promise<Left>): Promise<Left> {
  leaving.add(role);
  try {
    return await leave();
  } finally {
    leaving.delete(role);
  }
}

/** Detects that a session ended while a page was open. */
export const sessionLink = (role: Role): ErrorLink =>
  new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const signedOut = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (signedOut) publishSessionEnd(role);
  });
