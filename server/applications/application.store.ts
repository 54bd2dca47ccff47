import { Prisma } from "../generated/prisma/client.ts";
import type { ApplicationEventKind, ApplicationStatus } from "../generated/prisma/enums.ts";
import type { Actor } from "../platform/actor.ts";
import { accountTopic, companyTopic } from "../platform/bus/topics.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { DecisionMail } from "./applications.mails.ts";

/** An application's parties and where it stands. */
export interface ApplicationState {
  readonly applicationId: string;
  readonly jobId: string;
  readonly seekerId: string;
  readonly status: ApplicationStatus;
  readonly version: number;
}

/** Applies, or applies again after withdrawing, with the resume of the profile. @returns its id; null when one stands already */
export async function insertApplication(tx: Transaction, jobId: string, seekerId: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    insert into applications (id, job_id, seeker_id, resume_file_id, applied_at, updated_at)
    select gen_random_uuid(), ${jobId}::uuid, s.id, s.resume_file_id, now(), now() from seekers s
    where s.id = ${seekerId}::uuid
    on conflict (seeker_id, job_id) do update
      set status = 'APPLIED', applied_at = now(), updated_at = now(), resume_file_id = excluded.resume_file_id,
          version = applications.version + 1, told_status = null
      where applications.status = 'WITHDRAWN'
    returning id`;
  return row?.id ?? null;
}

/** Withdraws an application. @returns whose job it was for, a company's id; null when there is none to withdraw */
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

/**
 * An application to a job of this company that is not deleted. The lock makes two deciders take turns; the second sees what
 * the first did.
 */
export async function lockApplication(
  tx: Transaction,
  companyId: string,
  which: { applicationId: string } | { jobId: string; seekerId: string },
): Promise<ApplicationState | null> {
  const named =
    "applicationId" in which
      ? Prisma.sql`a.id = ${which.applicationId}::uuid`
      : Prisma.sql`a.job_id = ${which.jobId}::uuid and a.seeker_id = ${which.seekerId}::uuid`;
  const [row] = await tx.$queryRaw<ApplicationState[]>`
    select a.id as "applicationId", a.job_id as "jobId", a.seeker_id as "seekerId", a.status, a.version
    from applications a join jobs j on j.id = a.job_id
    where ${named} and j.company_id = ${companyId}::uuid and j.deleted_at is null for update of a`;
  return row ?? null;
}

/** Stores a decision as the next version. */
export async function storeDecision(
  tx: Transaction,
  id: string,
  change: Pick<ApplicationState, "status" | "version">,
): Promise<void> {
  await tx.application.update({ where: { id }, data: change, select: { id: true } });
}

/** Records what happened to an application, and tells both sides once it is committed. */
export async function recordEvent(
  { events }: Pick<Platform, "events">,
  tx: Transaction,
  event: { applicationId: string; kind: ApplicationEventKind; actorId: string },
  { seekerId, companyId }: { seekerId: string; companyId: string },
): Promise<void> {
  const { applicationId } = event;
  await tx.applicationEvent.create({ data: event, select: { id: true } });
  tx.afterCommit(() => {
    events.publish(accountTopic(seekerId), { type: "application-changed", applicationId });
    events.publish(companyTopic(companyId), { type: "application-changed", applicationId });
  });
}

/** An application that the account sent, or that came for a job that it sees now. */
export async function findStateFor(
  { pool }: Pick<Database, "pool">,
  { accountId }: Pick<Actor, "accountId">,
  applicationId: string,
): Promise<ApplicationState | null> {
  const { rows } = await pool.query<ApplicationState>({
    name: "application-state",
    text: `select a.id as "applicationId", a.job_id as "jobId", a.seeker_id as "seekerId", a.status, a.version
      from applications a join jobs j on j.id = a.job_id
      where a.id = $1 and (a.seeker_id = $2 or exists (
        select from company_members m where m.account_id = $2 and m.company_id = j.company_id
          and (m.role <> 'INTERVIEWER' or exists (
            select from job_interviewers i where i.account_id = $2 and i.job_id = j.id))))`,
    values: [applicationId, accountId],
  });
  return rows[0] ?? null;
}

/** Where an application stands, with what a mail about it says. The lock makes a decision wait until the mail is queued. */
export async function lockOutcome(tx: Transaction, applicationId: string) {
  type Outcome = Omit<DecisionMail, "publicUrl"> & {
    status: ApplicationStatus;
    isMailed: boolean;
    jobIsDeleted: boolean;
  };
  const [outcome] = await tx.$queryRaw<Outcome[]>`
    select a.id as "applicationId", a.version, a.status, a.status = a.told_status as "isMailed", account.email as "to",
      s.name as "seekerName", j.title as "jobTitle", j.company_name as "companyName", j.deleted_at is not null as "jobIsDeleted"
    from applications a join jobs j on j.id = a.job_id join seekers s on s.id = a.seeker_id
    join accounts account on account.id = s.id where a.id = ${applicationId}::uuid for update of a`;
  return outcome;
}

/** Stores that the present status has been mailed. */
export async function markOutcomeMailed(tx: Transaction, applicationId: string): Promise<void> {
  await tx.$executeRaw`update applications set told_status = status where id = ${applicationId}::uuid`;
}
