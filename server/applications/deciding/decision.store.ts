import { SETTLING_SECONDS } from "../../../shared/applications.ts";
import { Prisma } from "../../generated/prisma/client.ts";
import type { ApplicationStatus } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { isHidden } from "../../platform/known-applications.sql.ts";
import { type ApplicationState, STILL_ARCHIVED } from "../application.store.ts";
import type { Addressee } from "../texts/message-text.ts";

const HIDDEN = Prisma.raw(isHidden("a", "j"));

/** Selects applications by their ids, or one by its job and applicant; a hidden applicant's id is the application's. */
export type WhichApplications =
  | { readonly ids: readonly string[] }
  | { readonly jobId: string; readonly seekerId: string };

/** A locked application; the decider learns the applicant only when they are not hidden. */
export interface LockedApplication extends ApplicationState {
  readonly isHidden: boolean;
}

/**
 * Locks and returns applications to jobs of this company that are not deleted. The lock serialises concurrent
 * decisions, so that the second sees the result of the first. Rows are locked in the order of ids to avoid deadlocks.
 */
export function lockApplications(
  tx: Transaction,
  companyId: string,
  which: WhichApplications,
): Promise<LockedApplication[]> {
  const named =
    "ids" in which
      ? Prisma.sql`a.id = any(${which.ids}::uuid[])`
      : Prisma.sql`a.job_id = ${which.jobId}::uuid and ${which.seekerId}::uuid in (a.id, case when not ${HIDDEN} then a.seeker_id end)`;
  return tx.$queryRaw`
    select a.id as "applicationId", a.job_id as "jobId", a.seeker_id as "seekerId", a.status, a.version,
      a.stage_id as "stageId", ${HIDDEN} as "isHidden"
    from applications a join jobs j on j.id = a.job_id
    where ${named} and j.company_id = ${companyId}::uuid and j.deleted_at is null order by a.id for update of a`;
}

/**
 * Stores a status, a stage or both as the next version of each. A message belongs to the status that it was sent with.
 * A decision ends blind mode for an application, unless it is undone before it has settled. A move leaves it in the
 * applicant's archive, which would otherwise show them that it was moved.
 */
export async function storeDecisions(
  tx: Transaction,
  ids: readonly string[],
  { status, stageId }: { readonly status: ApplicationStatus | null; readonly stageId: string | null },
): Promise<void> {
  await tx.$executeRaw`
    update applications set status = coalesce(${status}::"ApplicationStatus", status),
      stage_id = coalesce(${stageId}::uuid, stage_id), version = version + 1, updated_at = now(),
      archived_version = case when ${status}::"ApplicationStatus" is null then ${STILL_ARCHIVED} end,
      revealed_at = case when revealed_at <= now() - make_interval(secs => ${SETTLING_SECONDS}::float8) then revealed_at
        when ${status}::"ApplicationStatus" in ('ACCEPTED', 'REJECTED') then now()
        when ${status}::"ApplicationStatus" is null then revealed_at end,
      message = case when coalesce(${status}::"ApplicationStatus", status) = status then message else '' end
    where id = any(${ids}::uuid[])`;
}

/** Returns the placeholder values of a message to these applicants. */
export const readAddressees = (tx: Transaction, ids: readonly string[]): Promise<(Addressee & { id: string })[]> =>
  tx.$queryRaw`
    select a.id, s.name, j.title as job, j.company_name as company
    from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
    where a.id = any(${ids}::uuid[])`;

/** Stores the message to each applicant. */
export async function storeMessages(
  tx: Transaction,
  messages: readonly { readonly id: string; readonly message: string }[],
): Promise<void> {
  await tx.$executeRaw`
    update applications a set message = sent.message
    from json_to_recordset(${JSON.stringify(messages)}::json) as sent (id uuid, message text) where a.id = sent.id`;
}
