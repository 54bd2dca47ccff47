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

/** Calls `listener` whenever the server says that the session of the role has ended, until the returned function is called. */
export const onSessionEnd = listenTo(ended);

/** Calls `listener` whenever the person has logged in again in another tab, until the returned function is called. */
export const onSessionBack = listenTo(back);

/** The session has ended, unless the person is logging out here. */
export function publishSessionEnd(role: Role): void {
  if (!leaving.has(role)) tell(ended, role);
}

/** The person has logged in again. */
export const publishSessionBack = (role: Role): void => tell(back, role);

const leaving = new Set<Role>();

/** While a person logs out, what was still under way may be refused without leading them anywhere else. */
export async function whileLeaving<Left>(role: Role, leave: () => Promise<Left>): Promise<Left> {
  leaving.add(role);
  try {
    return await leave();
  } finally {
    leaving.delete(role);
  }
}

/** Notices that a session ended while a page was open. */
export const sessionLink = (role: Role): ErrorLink =>
  new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const signedOut = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (signedOut) publishSessionEnd(role);
  });
