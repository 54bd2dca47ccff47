import { INVITATION_DAYS } from "../../shared/invitations/invitations.ts";
import { seenJobs } from "./company-permissions.ts";
import { isHidden } from "./known-applications.sql.ts";

/** SQL: whether the seeker has applied to the job since the invitation `i`. `also`: a condition on that application. */
export const hasFollowed = (i: string, also = "true"): string => `exists (select from applications sent
  where sent.job_id = ${i}.job_id and sent.seeker_id = ${i}.seeker_id
    and (sent.status <> 'WITHDRAWN' or sent.applied_at > ${i}.created_at) and ${also})`;

/**
 * SQL: whether the invitation `i` to the job `j` has not ended: the job is open, and has been since the invitation was
 * accepted, the invitation was sent or accepted in the last 30 days, and the seeker has not applied since, as far as the
 * company may know. Whether it was declined does not matter.
 */
export const isCurrent = (i: string, j: string): string => `(${i}.withdrawn_at is null and ${j}.listed
  and coalesce(${i}.accepted_at, ${i}.created_at) > now() - interval '${INVITATION_DAYS} days'
  and not exists (select from job_changes opening where opening.job_id = ${j}.id and opening.kind = 'OPENED'
    and opening.created_at > ${i}.accepted_at)
  and not ${hasFollowed(i, `not ${isHidden("sent", j)}`)})`;

/**
 * SQL: whether a seeker has accepted a current invitation to one of the jobs that a member sees: contact details are
 * then shown as an applicant's. `companyId`, `interviewerId`: placeholders.
 */
export const hasAccepted = (seekerId: string, companyId: string, interviewerId: string): string => `exists (
  select from job_invitations i join jobs j on j.id = i.job_id
  where i.seeker_id = ${seekerId} and i.accepted_at is not null and ${isCurrent("i", "j")}
    and ${seenJobs("j", companyId, interviewerId)})`;
