import type { Role } from "../generated/graphql.ts";

interface RolePaths {
  home: string;
  login: string;
  signup: string;
  forgot: string;
  denied: string;
}

/** The paths of each role, including misspelt ones (docs/specification.md 2.1). */
export const PATHS: Record<Role, RolePaths> = {
  SEEKER: {
    home: "/main",
    login: "/user-login",
    signup: "/user-signup",
    forgot: "/forgot-paasword",
    denied: "/access-denied",
  },
  RECRUITER: {
    home: "/main-recruiter",
    login: "/recruiter-login",
    signup: "/recruiter-signup",
    forgot: "/forgot-paaswordrec",
    denied: "/access-deniedrec",
  },
};

/** The paths of the operator console, whose operators have recruiters' accounts. */
export const OPERATORS = { home: "/operators", login: "/operators/login", settings: "/operators/settings" } as const;
