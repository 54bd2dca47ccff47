import { Prisma } from "../generated/prisma/client.ts";
import type {
  ApplicationEventKind,
  ApplicationSource,
  ApplicationStatus,
  CompanyEventKind,
  DecisionReason,
} from "../generated/prisma/enums.ts";
import type { Actor } from "../platform/actor.ts";
import { accountTopic, companyTopic } from "../platform/bus/topics.ts";
import { type SeenJobs, seenJobs, seesJob } from "../platform/company-permissions.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { isHidden } from "../platform/known-applications.sql.ts";

/** An application's parties and status. */
export interface ApplicationState {
  readonly applicationId: string;
  readonly jobId: string;
  /** For the company, while blind mode hides the applicant: the application's own id. */
  readonly seekerId: string;
  readonly status: ApplicationStatus;
  readonly version: number;
  /** Its stage while APPLIED; only for the company's members. */
  readonly stageId: string | null;
}

/**
 * Applies, or applies again after withdrawing, with this resume, or that of the profile. @returns the application's id; null when
 * there is an active one already
 */
export async function insertApplication(
  tx: Transaction,
  jobId: string,
  seekerId: string,
  source: ApplicationSource | null,
  coverNote: string,
  resumeFileId: string | null = null,
): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    insert into applications (id, job_id, seeker_id, resume_file_id, source, cover_note, applied_at, updated_at)
    select gen_random_uuid(), ${jobId}::uuid, s.id, coalesce(${resumeFileId}::uuid, s.resume_file_id), ${source}::"ApplicationSource", ${coverNote}, now(), now() from seekers s
    where s.id = ${seekerId}::uuid
    on conflict (seeker_id, job_id) do update
      set status = 'APPLIED', applied_at = now(), updated_at = now(), resume_file_id = excluded.resume_file_id,
          stage_id = excluded.stage_id, source = excluded.source, message = '', cover_note = excluded.cover_note,
          unmet_requirements = excluded.unmet_requirements, answer_due_on = excluded.answer_due_on, opened_at = null, unanswered_at = null,
          version = applications.version + 1, told_status = null
      where applications.status = 'WITHDRAWN'
    returning id`;
  return row?.id ?? null;
}

/** Withdraws an application. @returns its id and the job's company; null when there is none to withdraw */
export async function withdrawApplication(
  tx: Transaction,
  jobId: string,
  seekerId: string,
): Promise<{ id: string; companyId: string } | null> {
  const [row] = await tx.application.updateManyAndReturn({
    where: { jobId, seekerId, status: { not: "WITHDRAWN" } },
    data: { status: "WITHDRAWN", version: { increment: 1 } },
    select: { id: true, job: { select: { companyId: true } } },
  });
  return row ? { id: row.id, companyId: row.job.companyId } : null;
}

/** SQL: the `archived_version` after a change that the applicant does not see: it stays in, or out of, their archive. */
export const STILL_ARCHIVED = Prisma.sql`case when archived_version = version then version + 1 end`;

/** What a company does with applications, each with its kind in the company's activity. */
export const COMPANY_EVENTS = {
  ACCEPTED: "APPLICANT_ACCEPTED",
  REJECTED: "APPLICANT_REJECTED",
  REMOVED: "DECISION_REMOVED",
  MOVED: "APPLICANT_MOVED",
} as const satisfies Partial<Record<ApplicationEventKind, CompanyEventKind>>;

export type DecisionKind = keyof typeof COMPANY_EVENTS;

/** Something that a company did with an application. */
export interface DecisionEvent {
  readonly applicationId: string;
  readonly kind: DecisionKind;
  readonly actorId: string;
  /** The name of the stage it was moved to. */
  readonly stage: string | null;
  readonly reason: DecisionReason | null;
  readonly reasonText: string | null;
  /** Whether it was decided together with others. */
  readonly bulk: boolean;
}

/** Records what a company did with applications, in their histories and in its activity, in one statement. */
export async function recordDecisions(tx: Transaction, events: readonly DecisionEvent[]): Promise<void> {
  const happened = events.map((event) => ({ ...event, companyKind: COMPANY_EVENTS[event.kind] }));
  await tx.$executeRaw`
    with happened as (
      select * from json_to_recordset(${JSON.stringify(happened)}::json) as event ("applicationId" uuid, kind text,
        "companyKind" text, "actorId" uuid, stage text, reason text, "reasonText" text, bulk boolean)),
    recorded as (
      insert into application_events (application_id, kind, actor_id, stage, reason, reason_text, bulk)
      select "applicationId", kind::"ApplicationEventKind", "actorId", stage, reason::"DecisionReason", "reasonText", bulk
      from happened)
    insert into company_events (company_id, kind, actor_id, job_id, application_id, subject, detail)
    select j.company_id, h."companyKind"::"CompanyEventKind", h."actorId", j.id, a.id, j.title, coalesce(h.stage, '')
    from happened h join applications a on a.id = h."applicationId" join jobs j on j.id = a.job_id`;
}

/** An event that both sides see in an application's history. */
interface SharedEvent {
  readonly applicationId: string;
  readonly kind: Extract<ApplicationEventKind, "APPLIED" | "WITHDRAWN" | `${"INTERVIEW" | "OFFER"}_${string}`>;
  readonly actorId: string | null;
  readonly reasonText?: string | null;
  /** The interview or the version of the offer that it is about. */
  readonly aboutId?: string;
}

interface Parties {
  readonly seekerId: string;
  readonly companyId: string;
}

/** Records an event that both sides see, and notifies both after commit. */
export const recordEvent = (tx: Transaction, event: SharedEvent, { seekerId, companyId }: Parties): Promise<void> =>
  recordEvents(tx, [{ ...event, seekerId, companyId }]);

/** Records events of several applications, as `recordEvent` does, in one statement. */
export async function recordEvents(tx: Transaction, events: readonly (SharedEvent & Parties)[]): Promise<void> {
  await tx.applicationEvent.createMany({ data: events.map(({ seekerId, companyId, ...event }) => event) });
  for (const { applicationId, seekerId, companyId } of events) {
    tx.publish(accountTopic(seekerId), { type: "application-changed", applicationId });
    tx.publish(companyTopic(companyId), { type: "application-changed", applicationId });
  }
}

/** Returns an application that the account sent, or that was sent for a job it may see. */
export async function findStateFor(
  { pool }: Pick<Database, "pool">,
  { accountId }: Pick<Actor, "accountId">,
  applicationId: string,
): Promise<ApplicationState | null> {
  const { rows } = await pool.query<ApplicationState>({
    name: "application-state",
    text: `select a.id as "applicationId", a.job_id as "jobId", a.status, a.version,
        case when a.seeker_id <> $2 and ${isHidden("a", "j")} then a.id else a.seeker_id end as "seekerId",
        case when a.seeker_id <> $2 then a.stage_id end as "stageId"
      from applications a join jobs j on j.id = a.job_id
      where a.id = $1 and (a.seeker_id = $2 or ${seesJob("j", "$2")})`,
    values: [applicationId, accountId],
  });
  return rows[0] ?? null;
}

/** The state of an application, without anything about its applicant. */
export type BareState = Pick<ApplicationState, "applicationId" | "jobId" | "status" | "version">;

/** Returns the state of an application to one of these jobs, a withdrawn one included. */
export async function findReceivedState(
  { pool }: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  applicationId: string,
): Promise<BareState | null> {
  const { rows } = await pool.query<BareState>({
    name: "received-application-state",
    text: `select a.id as "applicationId", a.job_id as "jobId", a.status, a.version
      from applications a join jobs j on j.id = a.job_id
      where a.id = $3::uuid and ${seenJobs("j", "$1", "$2")} and j.deleted_at is null`,
    values: [companyId, interviewerId, applicationId],
  });
  return rows[0] ?? null;
}

/** Returns those of these applications that were sent for one of these jobs and not withdrawn. */
export async function findReceivedIds(
  tx: Transaction,
  { companyId, interviewerId }: SeenJobs,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRawUnsafe<{ id: string }[]>(
    `select a.id from applications a join jobs j on j.id = a.job_id
     where a.id = any($3::uuid[]) and ${seenJobs("j", "$1::uuid", "$2::uuid")} and j.deleted_at is null
       and a.status <> 'WITHDRAWN'`,
    ...[companyId, interviewerId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Whether an account currently sees a job as a member of its company. */
export async function canSeeJob({ pool }: Pick<Database, "pool">, accountId: string, jobId: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: "member-sees-job",
    text: `select from jobs j where j.id = $1 and ${seesJob("j", "$2")}`,
    values: [jobId, accountId],
  });
  return rows.length > 0;
}
