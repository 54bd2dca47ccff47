import { SETTLING_SECONDS } from "../../shared/applications.ts";
import { seenJobs } from "./company-permissions.ts";

/** SQL: how long a decision can be undone. */
export const SETTLING = `interval '${SETTLING_SECONDS} seconds'`;

/** SQL: whether no decision on the application `a` has ended blind mode for it: one counts once it cannot be undone. */
export const isUnrevealed = (a: string): string => `coalesce(${a}.revealed_at > now() - ${SETTLING}, true)`;

/** SQL: whether blind mode hides who sent the application `a` to the job `j`. */
export const isHidden = (a: string, j: string): string => `(${j}.blind and ${isUnrevealed(a)})`;

/**
 * SQL: whether what was arranged at `arrangedAt` about the application `a` to the job `j` no longer makes sense: the
 * applicant withdrew since, even if they applied again, blocked the company or deleted their account, was rejected, or
 * the job was deleted.
 */
export const hasEnded = (a: string, j: string, arrangedAt: string): string => `(${a}.id is null
  or ${a}.status = 'WITHDRAWN' or ${j}.deleted_at is not null
  or exists (select from application_events e
    where e.application_id = ${a}.id and e.kind = 'WITHDRAWN' and e.created_at > ${arrangedAt})
  or exists (select from conversations c where c.application_id = ${a}.id and c.blocked_at is not null)
  or (${a}.status = 'REJECTED' and not exists (select from application_events e
    where e.application_id = ${a}.id and e.kind = 'REJECTED' and e.created_at > now() - ${SETTLING})))`;

/**
 * SQL: whether a member may know who sent the application `a` to the job `j`: it was not withdrawn, the member sees the
 * job, which was not deleted, and blind mode does not hide the sender. Every query from a person to their applications has this condition.
 * `companyId`, `interviewerId`: placeholders.
 */
export const isKnownTo = (a: string, j: string, companyId: string, interviewerId: string): string =>
  `(${a}.status <> 'WITHDRAWN' and ${j}.deleted_at is null and ${seenJobs(j, companyId, interviewerId)} and not ${isHidden(a, j)})`;

/** SQL: whether a member knows the seeker as an applicant to one of the jobs that the member sees. */
export const isApplicant = (seekerId: string, companyId: string, interviewerId: string): string => `exists (
  select from applications a join jobs j on j.id = a.job_id
  where a.seeker_id = ${seekerId} and ${isKnownTo("a", "j", companyId, interviewerId)})`;
