import { CombinedGraphQLErrors } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import type { Role } from "../generated/graphql.ts";

const DENIED = { SEEKER: "/access-denied", RECRUITER: "/access-deniedrec" } as const;
const AREA = { SEEKER: /^\/main(\/|$)/, RECRUITER: /^\/main-recruiter(\/|$)/ } as const;

/** A session that ended while a page was open leads where the guard would have led. */
export const sessionLink = (role: Role): ErrorLink =>
  new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const signedOut = error.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED");
    if (signedOut && AREA[role].test(window.location.pathname)) window.location.assign(DENIED[role]);
  });
