import { SETTLING_SECONDS } from "../../../shared/applications.ts";
import type { SeenJobs } from "../../platform/company-permissions.ts";
import { seenJobs } from "../../platform/company-permissions.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";

/** An application that was opened for the first time, with its sender. */
export interface OpenedApplication {
  readonly applicationId: string;
  readonly seekerId: string;
}

/** The applications being opened: one, or all that were sent with a resume or currently show it. */
export type LookedAt = { readonly applicationId: string } | { readonly resumeFileId: string };

/** Records the first opening of applications to these jobs. Idempotent. */
export async function openApplications(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  actorId: string,
  which: LookedAt,
): Promise<OpenedApplication[]> {
  const { rows } = await pool.query<OpenedApplication>({
    name: "applicationId" in which ? "open-application" : "open-applications-of-resume",
    text: `
      with looked as (
        select a.id from applications a join jobs j on j.id = a.job_id
        where ${"applicationId" in which ? "a.id = $4::uuid" : OF_RESUME} and a.opened_at is null
          and a.status <> 'WITHDRAWN' and j.deleted_at is null and ${seenJobs("j", "$1", "$2")}
        order by a.id for no key update of a),
      opened as (
        update applications a set opened_at = now() from looked where a.id = looked.id and a.opened_at is null
        returning a.id, a.seeker_id),
      noted as (
        insert into application_events (application_id, kind, actor_id) select id, 'OPENED', $3::uuid from opened)
      select id as "applicationId", seeker_id as "seekerId" from opened`,
    values: [companyId, interviewerId, actorId, Object.values(which)[0]],
  });
  return rows;
}

const OF_RESUME = `a.id in (
  select id from applications where resume_file_id = $4::uuid
  union all
  select applications.id from seekers s join applications on applications.seeker_id = s.id
  where s.resume_file_id = $4::uuid and applications.resume_file_id is null)`;

/** An application that was closed without an answer, with the job's company. */
interface ClosedApplication extends OpenedApplication {
  readonly companyId: string;
}

/**
 * Closes some of the applications whose promised day is before `today`. Those with a decision in progress, or a move
 * that may become an interim answer, are left for the next run; the lock blocks decisions until the closing is recorded.
 */
export const closeUnanswered = (
  tx: Transaction,
  { today, now }: { readonly today: Date; readonly now: Date },
  limit: number,
): Promise<ClosedApplication[]> => tx.$queryRaw`
  with late as (
    select id from applications
    where status = 'APPLIED' and unanswered_at is null and answer_due_on < ${today}::date
      and not exists (
        select from company_stages s
        where s.id = stage_id and s.notifies_applicants and stage_since > ${now}::timestamptz - make_interval(secs => ${SETTLING_SECONDS}::float8))
    order by answer_due_on, id limit ${limit} for no key update skip locked),
  closed as (
    update applications a set unanswered_at = ${now}, updated_at = now() from late where a.id = late.id
    returning a.id, a.seeker_id, a.job_id),
  noted as (
    insert into application_events (application_id, kind, created_at) select id, 'UNANSWERED', ${now} from closed)
  select closed.id as "applicationId", closed.seeker_id as "seekerId", j.company_id as "companyId"
  from closed join jobs j on j.id = closed.job_id order by closed.id`;
