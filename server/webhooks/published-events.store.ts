import type { ApplicationEventKind, ApplicationStatus, JobChangeKind } from "../generated/prisma/enums.ts";
import { rolesThatMay } from "../platform/company-permissions.ts";
import type { Transaction } from "../platform/database/database.ts";
import { isHidden } from "../platform/known-applications.sql.ts";
import type { MessageData } from "./webhook-bodies.ts";
import type { WebhookDelivery } from "./webhooks.types.ts";

/** The history of an application, for programs. */
export interface History {
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyId: string;
  /** While blind mode hides the applicant: the application's own id. */
  readonly seekerId: string;
  readonly status: ApplicationStatus;
  /** By the database's clock. */
  readonly now: Date;
  /** Oldest first. */
  readonly events: readonly {
    readonly id: string;
    readonly kind: ApplicationEventKind;
    readonly stage: string | null;
    /** The interview or the version of the offer that it is about. */
    readonly aboutId: string | null;
    readonly createdAt: Date;
  }[];
}

/** Returns the application of an event; null when the event was undone. */
export async function findApplicationOf(tx: Transaction, eventId: string): Promise<string | null> {
  const where = { id: BigInt(eventId) };
  return (await tx.applicationEvent.findUnique({ where, select: { applicationId: true } }))?.applicationId ?? null;
}

/** Returns an application's history, locked: whoever is undoing a part of it is waited for. Null when it is gone. */
export async function lockHistory(tx: Transaction, applicationId: string): Promise<History | null> {
  await tx.$executeRaw`select from applications where id = ${applicationId}::uuid for no key update`;
  const [about] = await tx.$queryRawUnsafe<Omit<History, "events">[]>(
    `select a.id as "applicationId", a.job_id as "jobId", j.company_id as "companyId", a.status, clock_timestamp() as now,
       case when ${isHidden("a", "j")} then a.id else a.seeker_id end as "seekerId"
     from applications a join jobs j on j.id = a.job_id where a.id = $1::uuid`,
    applicationId,
  );
  if (!about) return null;
  const events = await tx.applicationEvent.findMany({
    where: { applicationId },
    orderBy: { id: "asc" },
    select: { id: true, kind: true, stage: true, aboutId: true, createdAt: true },
  });
  return { ...about, events: events.map((event) => ({ ...event, id: String(event.id) })) };
}

/** A change to a job, with the job as it is now. */
export interface PublishedJobChange {
  readonly companyId: string;
  readonly jobId: string;
  readonly title: string;
  readonly externalId: string | null;
  readonly change: JobChangeKind;
  /** Whether only the company's name or size changed. */
  readonly companyOnly: boolean;
  readonly createdAt: Date;
}

/** Returns a change to a job; null when the job is gone. */
export async function readJobChange(tx: Transaction, changeId: string): Promise<PublishedJobChange | null> {
  const [change] = await tx.$queryRaw<PublishedJobChange[]>`
    select j.company_id as "companyId", j.id as "jobId", j.title, j.external_id as "externalId", c.kind as change,
      c.company_only as "companyOnly", c.created_at as "createdAt"
    from job_changes c join jobs j on j.id = c.job_id where c.id = ${changeId}::bigint`;
  return change ?? null;
}

/** Returns a message about an application, without its text; null when it is gone. */
export async function readMessage(
  tx: Transaction,
  messageId: string,
): Promise<(MessageData & { readonly companyId: string; readonly createdAt: Date }) | null> {
  const [message] = await tx.$queryRawUnsafe<(MessageData & { companyId: string; createdAt: Date })[]>(
    `select j.company_id as "companyId", m.created_at as "createdAt", m.id as "messageId", m.seq,
       case when m.sender_id is null then 'COMPANY' else 'APPLICANT' end as "from", a.id as "applicationId",
       j.id as "jobId", case when ${isHidden("a", "j")} then a.id else a.seeker_id end as "seekerId"
     from messages m join conversations c on c.id = m.conversation_id join applications a on a.id = c.application_id
     join jobs j on j.id = a.job_id where m.id = $1::uuid`,
    messageId,
  );
  return message ?? null;
}

/**
 * Stores a delivery to each endpoint of a company that wants this kind and whose member may still manage apps, unless
 * that was done before. @returns the new ones
 */
export const insertDeliveries = (
  tx: Transaction,
  companyId: string,
  { eventId, kind, body }: Pick<WebhookDelivery, "eventId" | "kind" | "body">,
): Promise<Pick<WebhookDelivery, "id" | "endpointId">[]> => tx.$queryRaw`
  insert into webhook_deliveries (id, endpoint_id, event_id, kind, body)
  select gen_random_uuid(), e.id, ${eventId}, ${kind}, ${body}
  from webhook_endpoints e join apps a on a.id = e.app_id
  join company_members m on m.company_id = a.company_id and m.account_id = e.account_id
  where a.company_id = ${companyId}::uuid and e.disabled_at is null and ${kind} = any(e.kinds)
    and m.role::text = any(${rolesThatMay("MANAGE_APPS")}::text[])
  on conflict do nothing returning id, endpoint_id as "endpointId"`;
