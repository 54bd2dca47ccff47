import { SETTLING_SECONDS } from "../../shared/applications.ts";
import { seenJobs } from "./company-permissions.ts";

/** SQL: how long a decision can be undone. */
export const SETTLING = `interval '${SETTLING_SECONDS} seconds'`;

/** SQL: whether no decision on the application `a` has ended blind mode for it: one counts once it cannot be undone. */
export const isUnrevealed = (a: string): string => `coalesce(${a}.revealed_at > now() - ${SETTLING}, true)`;

/** SQL: whether blind mode hides who sent the application `a` to the job `j`. */
export const isHidden = (a: string, j: string): string => `(${j}.blind and ${isUnrevealed(a)})`;

/**
 * SQL: whether a member may know who sent the application `a` to the job `j`: it was not withdrawn, the member sees the
 * job, and blind mode does not hide the sender. Every query from a person to their applications has this condition.
 * `companyId`, `interviewerId`: placeholders.
 */
export const isKnownTo = (a: string, j: string, companyId: string, interviewerId: string): string =>
  `(${a}.status <> 'WITHDRAWN' and ${seenJobs(j, companyId, interviewerId)} and not ${isHidden(a, j)})`;
