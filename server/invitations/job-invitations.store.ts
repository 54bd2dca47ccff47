import { DAILY_INVITATIONS } from "../../shared/invitations/invitations.ts";
import { memberName } from "../accounts/current-company.sql.ts";
import type { Role } from "../generated/prisma/enums.ts";
import { type SeenJobs, seenJobs } from "../platform/company-permissions.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { excludes } from "../platform/findable-seekers.sql.ts";
import { hasFollowed, isCurrent } from "../platform/job-invitations.sql.ts";
import { isKnownTo } from "../platform/known-applications.sql.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { Page, PageInput } from "../platform/search/page.ts";

/** The statuses of invitations. Companies do not see whether one was declined. */
export const INVITATION_STATUS = {
  SENT: "SENT",
  ACCEPTED: "ACCEPTED",
  WITHDRAWN: "WITHDRAWN",
  ENDED: "ENDED",
} as const;

/** An invitation as its seeker or the company sees it. */
export interface StoredInvitation {
  readonly id: string;
  readonly jobId: string;
  readonly seekerId: string;
  readonly seekerName: string;
  readonly text: string;
  readonly sentBy: string | null;
  readonly status: keyof typeof INVITATION_STATUS;
  readonly sentAt: Date;
  readonly acceptedAt: Date | null;
}

/** Which invitations of a company are listed. */
export interface InvitationFilter {
  readonly jobId?: string | null | undefined;
  readonly seekerId?: string | null | undefined;
  readonly acceptedOnly?: boolean | null | undefined;
}

const INVITATION = `select i.id, i.job_id as "jobId", i.seeker_id as "seekerId", s.name as "seekerName", i.text,
  i.created_at as "sentAt", i.accepted_at as "acceptedAt",
  case when i.withdrawn_at is not null then 'WITHDRAWN' when not ${isCurrent("i", "j")} then 'ENDED'
    when i.accepted_at is not null then 'ACCEPTED' else 'SENT' end as status`;
const FROM = `job_invitations i join jobs j on j.id = i.job_id join seekers s on s.id = i.seeker_id
  left join accounts m on m.id = i.sent_by_id`;

/** SQL: whether the seeker `$1` can still respond to the invitation, or has accepted it. */
const RECEIVED = `i.seeker_id = $1::uuid and ${isCurrent("i", "j")} and not ${hasFollowed("i")} and not ${excludes("i.seeker_id", "j.company_id")}
  and not exists (select from conversations c join applications a on a.id = c.application_id
    join jobs other on other.id = a.job_id
    where a.seeker_id = i.seeker_id and other.company_id = j.company_id and c.blocked_at is not null)`;
const SENT = `${seenJobs("j", "$1::uuid", "$2")} and j.deleted_at is null and ($3::uuid is null or i.job_id = $3)
  and ($4::uuid is null or i.seeker_id = $4) and (not $5::boolean or i.accepted_at is not null and i.withdrawn_at is null)`;

function listInvitations(
  db: Pick<Database, "pool">,
  page: PageInput,
  { list, sentBy, where, values }: { list: string; sentBy: string; where: string; values: readonly unknown[] },
): Promise<Page<StoredInvitation>> {
  return readPage(db, page, {
    list,
    keys: ["i.created_at", "i.id"],
    values,
    text: ({ after, order }) =>
      `${INVITATION}, ${sentBy} as "sentBy" from ${FROM} where ${where} and ${after} ${order}`,
    count: `${FROM} where ${where}`,
    placeOf: ({ sentAt: at, id }: StoredInvitation) => ({ at, id }),
    toNode: (row: StoredInvitation) => row,
  });
}

/** SQL: the name of the member who sent an invitation; seekers see no addresses of members. */
const SENT_BY = { SEEKER: "nullif(m.display_name, '')", RECRUITER: memberName("m") };

/** Returns an invitation as one side sees it. */
export async function readInvitation(tx: Transaction, role: Role, id: string): Promise<StoredInvitation> {
  const text = `${INVITATION}, ${SENT_BY[role]} as "sentBy" from ${FROM} where i.id = $1::uuid`;
  const [invitation] = await tx.$queryRawUnsafe<StoredInvitation[]>(text, id);
  if (!invitation) throw new Error(`Invitation ${id} was deleted in its transaction.`);
  return invitation;
}

/** Lists the invitations that a seeker has received and not declined, until they end, newest first. @throws BAD_USER_INPUT */
export const listReceived = (
  db: Pick<Database, "pool">,
  seekerId: string,
  page: PageInput,
): Promise<Page<StoredInvitation>> =>
  listInvitations(db, page, {
    list: "receivedJobInvitations",
    sentBy: SENT_BY.SEEKER,
    where: `${RECEIVED} and i.declined_at is null`,
    values: [seekerId],
  });

/** Lists a company's invitations to the jobs that a member sees, newest first. @throws BAD_USER_INPUT */
export const listSent = (
  db: Pick<Database, "pool">,
  { companyId, interviewerId }: SeenJobs,
  { jobId, seekerId, acceptedOnly }: InvitationFilter,
  page: PageInput,
): Promise<Page<StoredInvitation>> =>
  listInvitations(db, page, {
    list: "sentJobInvitations",
    sentBy: SENT_BY.RECRUITER,
    where: SENT,
    values: [companyId, interviewerId, jobId ?? null, seekerId ?? null, acceptedOnly ?? false],
  });

/** Locks a company, so that its invitations are counted one after the other. */
export async function lockInviting(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`select from companies where id = ${companyId}::uuid for no key update`;
}

/** Returns whether a company's job is open; undefined if it has no such job. */
export async function findInvitingJob(
  tx: Transaction,
  companyId: string,
  jobId: string,
): Promise<{ readonly listed: boolean; readonly title: string } | undefined> {
  const where = { id: jobId, companyId, deletedAt: null };
  return (await tx.job.findFirst({ where, select: { listed: true, title: true } })) ?? undefined;
}

/** What a company knows that speaks against inviting a seeker to a job. */
export interface Obstacles {
  readonly hasApplied: boolean;
  readonly hasBlocked: boolean;
}

/** Returns what a member may know that speaks against an invitation: nothing about those whom anonymous review hides. */
export async function findObstacles(
  tx: Transaction,
  { companyId, interviewerId }: SeenJobs,
  jobId: string,
  seekerId: string,
): Promise<Obstacles> {
  const [found] = await tx.$queryRawUnsafe<Obstacles[]>(
    `select coalesce(bool_or(j.id = $3::uuid), false) as "hasApplied",
       coalesce(bool_or(exists (select from conversations c where c.application_id = a.id and c.blocked_at is not null)), false)
         as "hasBlocked"
     from applications a join jobs j on j.id = a.job_id
     where a.seeker_id = $4::uuid and ${isKnownTo("a", "j", "$1::uuid", "$2")}`,
    ...[companyId, interviewerId, jobId, seekerId],
  );
  return found ?? { hasApplied: false, hasBlocked: false };
}

/** Returns how many invitations a company has sent since `dayStart`, and how many it can send in a day. */
export async function countInvitations(
  tx: Transaction,
  companyId: string,
  dayStart: Date,
): Promise<{ readonly sent: number; readonly max: number }> {
  const { counted, afterDays, most, shareAccepted, whenFewAccepted } = DAILY_INVITATIONS;
  const [row] = await tx.$queryRawUnsafe<{ sent: number; settled: number; accepted: number }[]>(
    `with own as materialized (select i.created_at, i.accepted_at from job_invitations i join jobs j on j.id = i.job_id
         where j.company_id = $1::uuid),
       settled as (select accepted_at from own
         where accepted_at is not null or created_at < now() - interval '${afterDays} days'
         order by created_at desc limit ${counted})
     select (select count(*)::int from own where created_at >= $2) as sent,
       (select count(*)::int from settled) as settled, (select count(accepted_at)::int from settled) as accepted`,
    ...[companyId, dayStart],
  );
  const { sent = 0, settled = 0, accepted = 0 } = row ?? {};
  const isFew = settled >= counted && accepted < counted * shareAccepted;
  return { sent, max: isFew ? whenFewAccepted : most };
}

/** Returns the invitation of a seeker to a job. */
export const findInvitation = (tx: Transaction, jobId: string, seekerId: string) =>
  tx.jobInvitation.findUnique({ where: { jobId_seekerId: { jobId, seekerId } } });

/** Stores an invitation. @returns its id */
export async function storeInvitation(
  tx: Transaction,
  invitation: { jobId: string; seekerId: string; text: string; sentById: string; createdAt: Date },
): Promise<string> {
  return (await tx.jobInvitation.create({ data: invitation, select: { id: true } })).id;
}

/** Accepts or declines a current invitation of a seeker; idempotent. @returns whether there is one, and if that is a change */
export async function respond(
  tx: Transaction,
  seekerId: string,
  id: string,
  isAccepted: boolean,
): Promise<{ readonly isChange: boolean } | undefined> {
  const [found] = await tx.$queryRawUnsafe<{ isChange: boolean }[]>(
    `with found as (select i.id, $3::boolean and i.accepted_at is null as "isChange"
       from job_invitations i join jobs j on j.id = i.job_id where i.id = $2::uuid and ${RECEIVED} for update of i)
     update job_invitations i set accepted_at = case when $3 then coalesce(accepted_at, now()) end,
       declined_at = case when not $3 then coalesce(declined_at, now()) end
     from found where i.id = found.id returning found."isChange"`,
    ...[seekerId, id, isAccepted],
  );
  return found;
}

/** Withdraws an invitation to one of the jobs that a member sees; idempotent. @returns whether there is one */
export async function withdraw(tx: Transaction, { companyId, interviewerId }: SeenJobs, id: string): Promise<boolean> {
  const changed = await tx.$executeRawUnsafe(
    `update job_invitations i set withdrawn_at = coalesce(i.withdrawn_at, now()) from jobs j
     where i.id = $3::uuid and j.id = i.job_id and ${seenJobs("j", "$1::uuid", "$2")}`,
    ...[companyId, interviewerId, id],
  );
  return changed > 0;
}
