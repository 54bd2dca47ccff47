import { CombinedGraphQLErrors } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import type { Role } from "../generated/graphql.ts";

const listeners: Record<Role, Set<() => void>> = { SEEKER: new Set(), RECRUITER: new Set() };

/** Calls `listener` whenever the server says that the session of the role has ended, until the returned function is called. */
export function onSessionEnd(role: Role, listener: () => void): () => void {
  listeners[role].add(listener);
  return () => listeners[role].delete(listener);
}

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
    if (!CombinedGraphQLErrors.is(error) || leaving.has(role)) return;
    const signedOut = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (signedOut) for (const listener of listeners[role]) listener();
  });
