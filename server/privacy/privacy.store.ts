import { payLabel } from "../../shared/pay.ts";
import { longDay } from "../../shared/text/long-day.ts";
import type { Prisma, Report } from "../generated/prisma/client.ts";
import {
  clientOf,
  type Database,
  type Queryable,
  type Stored,
  type Transaction,
} from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { PageInput } from "../platform/search/page.ts";
import type { BlockedPerson } from "./privacy.types.ts";

export type { Report };

/** Two seekers: the blocker and the blocked. */
type Pair = readonly [string, string];

/** Stores or deletes a block; idempotent. */
export async function setBlocked(db: Queryable, [blockerId, blockedId]: Pair, blocked: boolean) {
  const data = { blockerId, blockedId };
  if (blocked) await clientOf(db).block.createMany({ data, skipDuplicates: true });
  else await clientOf(db).block.deleteMany({ where: data });
}

/** Whether the first of two has blocked the other. */
export const hasBlocked = async ({ prisma }: Stored, [blockerId, blockedId]: Pair): Promise<boolean> =>
  (await prisma.block.count({ where: { blockerId, blockedId } })) > 0;

/**
 * Lists the people whom a seeker has blocked, most recently blocked first. @throws BAD_USER_INPUT for a malformed page
 */
export const listBlocked = (db: Pick<Database, "pool">, blockerId: string, page: PageInput) =>
  readPage(db, page, {
    list: "blockedPeople",
    name: "blocked-people",
    keys: ["b.created_at", "b.blocked_id"],
    values: [blockerId],
    text: ({ after, order }) => `
      select s.id, s.name, b.created_at as at from blocks b join seekers s on s.id = b.blocked_id
      where b.blocker_id = $1 and ${after} ${order}`,
    count: "blocks where blocker_id = $1",
    placeOf: (row: BlockedPerson & { at: Date }) => row,
    toNode: ({ id, name }): BlockedPerson => ({ id, name }),
  });

/** Stores a report; repeating it while it is pending changes nothing. */
export const insertReport = (tx: Transaction, data: Prisma.ReportCreateManyInput) =>
  tx.report.createMany({ data, skipDuplicates: true });

/** The maximum length of the evidence stored with a report. */
const MAX_EVIDENCE = 20_000;

/**
 * Returns the current content of a reported thing, in words, and the seeker it belongs to; of a job also what its
 * company wrote to the reporter in an invitation.
 */
export async function readEvidence(
  tx: Transaction,
  { kind, targetId: id, reporterId }: Pick<Report, "kind" | "targetId" | "reporterId">,
): Promise<Pick<Report, "evidence" | "aboutId">> {
  const lines = (...parts: readonly string[]) => parts.filter(Boolean).join("\n\n").slice(0, MAX_EVIDENCE);
  if (kind === "PERSON") {
    const person = await tx.seeker.findUnique({ where: { id } });
    if (!person) return { evidence: "", aboutId: id };
    const { name, currentProfession, location, about } = person;
    return { evidence: lines(name, currentProfession, location, about), aboutId: id };
  }
  if (kind === "MESSAGE") {
    const message = await tx.message.findUnique({
      where: { id },
      include: { sender: true, file: true, conversation: { select: { application: { select: { job: true } } } } },
    });
    const writer = message?.sender?.name ?? message?.conversation.application?.job.companyName ?? "";
    return {
      evidence: message ? lines(writer, message.content, message.file?.name ?? "") : "",
      aboutId: message?.senderId ?? null,
    };
  }
  if (kind === "OFFER") return { evidence: lines(...(await describeOffer(tx, id))), aboutId: null };
  const invitations = { where: { seekerId: reporterId } };
  const job = await tx.job.findUnique({ where: { id }, include: { invitations } });
  const invited = job?.invitations[0] ? `Invitation: ${job.invitations[0].text}` : "";
  const evidence = job
    ? lines(invited, job.title, job.companyName, job.location, job.salaryLabel, job.requirements, job.description)
    : "";
  return { evidence, aboutId: null };
}

/** A reported offer, with the versions before it: what was changed tells of fraud, too. */
async function describeOffer(tx: Transaction, id: string): Promise<string[]> {
  const offer = await tx.offer.findUnique({
    where: { id },
    select: {
      application: {
        select: {
          job: { select: { title: true, companyName: true } },
          offers: { orderBy: { version: "desc" }, include: { file: { select: { name: true } } } },
        },
      },
    },
  });
  if (!offer) return [];
  const { job, offers } = offer.application;
  const versions = offers.map(({ version, status, text, file, startsOn, expiresOn, place, payMin, payMax, ...pay }) => {
    const label = payLabel({ ...pay, payMin: payMin.toNumber(), payMax: payMax?.toNumber() ?? null });
    const terms = `Pay: ${label}. Location: ${place}. Starts on ${longDay(startsOn)}, open until ${longDay(expiresOn)}.`;
    const parts = [`Version ${version}, ${status.toLowerCase()}`, terms, text, file && `Document: ${file.name}`];
    return parts.filter(Boolean).join("\n");
  });
  return [`${job.title}, ${job.companyName}`, ...versions];
}

/** Lists pending reports, oldest first. */
export const listWaitingReports = ({ prisma }: Stored): Promise<Report[]> =>
  prisma.report.findMany({ where: { reviewedAt: null }, orderBy: { createdAt: "asc" }, take: 100 });

/** Closes all reports of the same thing as this pending one. @returns this report; null when it is not pending */
export async function closeReports(tx: Transaction, id: string, data: Pick<Report, "reviewedAt" | "outcome">) {
  const report = await tx.report.findFirst({ where: { id, reviewedAt: null } });
  if (!report) return null;
  const { kind, targetId } = report;
  await tx.report.updateMany({ where: { kind, targetId, reviewedAt: null }, data });
  return report;
}

/** Describes a reported thing in one line; null when it no longer exists. */
export async function describeReported({ prisma }: Stored, { kind, targetId: id }: Report): Promise<string | null> {
  if (kind === "PERSON") return (await prisma.seeker.findUnique({ where: { id } }))?.name ?? null;
  if (kind === "MESSAGE") return (await prisma.message.findUnique({ where: { id } }))?.content ?? null;
  const offer = { application: { select: { job: true } } };
  const job =
    kind === "OFFER"
      ? (await prisma.offer.findUnique({ where: { id }, select: offer }))?.application.job
      : await prisma.job.findUnique({ where: { id } });
  return job ? `${job.title} (${job.companyName})` : null;
}

/** Whether an offer is one to this seeker. */
export const receivesOffer = async ({ prisma }: Stored, seekerId: string, id: string): Promise<boolean> =>
  (await prisma.offer.count({ where: { id, application: { seekerId } } })) > 0;

/** Returns the author of a message in one of the seeker's conversations; null when there is no such message. */
export async function findSender({ prisma }: Stored, seekerId: string, id: string): Promise<string | null> {
  const where = { id, conversation: { members: { some: { seekerId } } } };
  return (await prisma.message.findFirst({ where, select: { senderId: true } }))?.senderId ?? null;
}

/**
 * Replaces the text of a message. @returns the previous text; null when the message no longer exists, or already has
 * this text
 */
export async function replaceMessage(tx: Transaction, id: string, content: string): Promise<string | null> {
  const [before] = await tx.$queryRaw<{ content: string }[]>`
    select content from messages where id = ${id}::uuid and content <> ${content} for update`;
  if (!before) return null;
  await tx.message.update({ where: { id }, data: { content, fileId: null } });
  return before.content;
}

/** Deletes the files of an account. @returns their storage keys */
export async function deleteFiles(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    delete from files where owner_id = ${ownerId}::uuid returning storage_key as key`;
  return rows.map(({ key }) => key);
}

/**
 * Deletes a seeker with everything that belongs to them. @returns the people with a connection or a request in either
 * direction
 */
export async function deleteSeeker(tx: Transaction, id: string): Promise<string[]> {
  const connections = await tx.connection.findMany({
    where: { OR: [{ requesterId: id }, { addresseeId: id }] },
    select: { requesterId: true, addresseeId: true },
  });
  // As an array, they are found by their ids; with a join, PostgreSQL may scan everybody's.
  await tx.$executeRaw`
    delete from conversations
    where id = any(array(select conversation_id from conversation_members where seeker_id = ${id}::uuid))`;
  await tx.report.updateMany({ where: { aboutId: id }, data: { evidence: "" } });
  await tx.account.deleteMany({ where: { id } });
  return connections.map(({ requesterId, addresseeId }) => (requesterId === id ? addresseeId : requesterId));
}

/** Locks a company's jobs in the same order as background work, to avoid deadlocks. */
export async function lockJobs(tx: Transaction, companyId: string): Promise<void> {
  await tx.$executeRaw`select id from jobs where company_id = ${companyId}::uuid order by id for update`;
}

/**
 * Returns a recruiter's companies, locked, so that concurrent departures are serialised and the last owner is known to
 * be the last.
 */
export async function lockMemberships(
  tx: Transaction,
  accountId: string,
): Promise<{ companyId: string; isOnlyOwner: boolean }[]> {
  await tx.$executeRaw`
    select id from companies where id in (select company_id from company_members where account_id = ${accountId}::uuid)
    order by id for update`;
  return tx.$queryRaw`
    select m.company_id as "companyId", m.role = 'OWNER' and not exists (
      select from company_members o
      where o.company_id = m.company_id and o.account_id <> m.account_id and o.role = 'OWNER') as "isOnlyOwner"
    from company_members m where m.account_id = ${accountId}::uuid order by m.company_id`;
}

/**
 * Deletes a company and its jobs without applications. If other jobs remain, so does the company's name.
 * @returns the accounts of its former members
 */
export async function deleteCompany(tx: Transaction, id: string): Promise<string[]> {
  const { company, companyMember, job } = tx;
  const members = await companyMember.findMany({ where: { companyId: id }, select: { accountId: true } });
  await job.deleteMany({ where: { companyId: id, applications: { none: {} } } });
  if ((await job.count({ where: { companyId: id } })) === 0) {
    await company.delete({ where: { id } });
  } else {
    const emptied = { description: "", website: "", linkedin: "", logoFileId: null };
    await company.update({ where: { id }, data: emptied });
    // Data that only the company's members could read is deleted with them.
    const where = { companyId: id };
    await companyMember.deleteMany({ where });
    await tx.companyEvent.deleteMany({ where });
    await tx.companyInvitation.deleteMany({ where });
    await tx.companyJoinRequest.deleteMany({ where });
    await tx.messageTemplate.deleteMany({ where });
    await tx.applicationNote.deleteMany({ where: { application: { job: where } } });
    await tx.scorecard.deleteMany({ where: { application: { job: where } } });
    const asking = { ...where, scorecardQuestions: { isEmpty: false } };
    await tx.job.updateMany({ where: asking, data: { scorecardQuestions: [] } });
    await tx.app.deleteMany({ where });
    await tx.secondFactorRequirement.deleteMany({ where });
  }
  return members.map(({ accountId }) => accountId);
}

/** Transfers the logos that an account uploaded for companies to another owner of each. */
export async function giveLogosAway(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRaw`
    update files f set owner_id = o.account_id
    from companies c, lateral (
      select account_id from company_members m
      where m.company_id = c.id and m.role = 'OWNER' and m.account_id <> ${accountId}::uuid order by joined_at limit 1) o
    where f.owner_id = ${accountId}::uuid and c.logo_file_id = f.id`;
}

/**
 * Deletes an account with everything that belongs only to it, and its current and former addresses in companies'
 * invitation records.
 */
export async function deleteAccount(tx: Transaction, id: string): Promise<void> {
  await tx.$executeRaw`
    delete from company_events e
    where e.kind in ('MEMBER_INVITED', 'INVITATION_CANCELLED')
      and (e.subject = (select lower(email::text) from accounts where id = ${id}::uuid)
        or exists (
          select from email_changes c
          where c.account_id = ${id}::uuid and c.old_email = e.subject and c.confirmed_at > e.created_at))`;
  await tx.account.deleteMany({ where: { id } });
}
