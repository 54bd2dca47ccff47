import { CombinedGraphQLErrors } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import type { Role } from "../generated/graphql.ts";

const DENIED = { SEEKER: "/access-denied", RECRUITER: "/access-deniedrec" } as const;
const AREA = { SEEKER: /^\/main(\/|$)/, RECRUITER: /^\/main-recruiter(\/|$)/ } as const;

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

/** A session that ended while a page was open leads where the guard would have led. */
export const sessionLink = (role: Role): ErrorLink =>
  new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error) || leaving.has(role)) return;
    const signedOut = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (signedOut && AREA[role].test(window.location.pathname)) window.location.assign(DENIED[role]);
  });
