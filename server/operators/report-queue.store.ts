import { memberName } from "../accounts/current-company.sql.ts";
import type { ReportKind, ReportOutcome, ReportReason } from "../generated/prisma/enums.ts";
import type { Database, Transaction } from "../platform/database/database.ts";
import { readPage } from "../platform/search/keyset.ts";
import type { PageInput } from "../platform/search/page.ts";
import { Placeholders } from "../platform/search/placeholders.ts";

/** Whether a report is pending or decided. */
export type ReportState = "WAITING" | "DECIDED";

/** Selects reports. */
export interface ReportSearch {
  /** Null: both. */
  readonly state?: ReportState | null | undefined;
  readonly kind?: ReportKind | null | undefined;
  /** Only for this person, message, job or offer. */
  readonly targetId?: string | null | undefined;
  /** For other things of the same person, or other jobs of the same company, as this person, message, job or offer. */
  readonly relatedTo?: string | null | undefined;
}

/** A report as operators see it. */
export interface QueuedReport {
  readonly id: string;
  readonly kind: ReportKind;
  readonly targetId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly evidence: string;
  readonly createdAt: Date;
  readonly reporterName: string | null;
  readonly otherReports: number;
  readonly takenBy: string | null;
  readonly isTakenByViewer: boolean;
  readonly takenAt: Date | null;
  readonly outcome: ReportOutcome | null;
  readonly explanation: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
}

/** SQL: whether a report is about another thing of the same owner as this person, message, job or offer. */
const isRelated = (target: string) => `r.target_id <> ${target} and (
  r.about_id in (select about_id from reports where target_id = ${target} and about_id is not null)
  or r.kind = 'JOB' and r.target_id in (
    select id from jobs where company_id = (select company_id from jobs where id = ${target})))`;

/**
 * Lists reports as one operator sees them: pending ones, oldest first, or decided ones, newest first. @throws
 * BAD_USER_INPUT for a malformed page
 */
export function listQueuedReports(
  db: Pick<Database, "pool">,
  operatorId: string,
  { state, kind, targetId, relatedTo }: ReportSearch,
  page: PageInput,
) {
  const placeholders = new Placeholders();
  const viewer = placeholders.add(operatorId, "uuid");
  const where = [
    ...(state ? [`r.reviewed_at is ${state === "WAITING" ? "null" : "not null"}`] : []),
    ...(kind ? [`r.kind = ${placeholders.add(kind, '"ReportKind"')}`] : []),
    ...(targetId ? [`r.target_id = ${placeholders.add(targetId, "uuid")}`] : []),
    ...(relatedTo ? [isRelated(placeholders.add(relatedTo, "uuid"))] : []),
  ].join(" and ");
  return readPage(db, page, {
    list: "reportQueue",
    keys: [state === "DECIDED" ? "r.reviewed_at" : "r.created_at", "r.id"],
    order: state === "WAITING" ? "asc" : "desc",
    values: placeholders.values,
    text: ({ after, order }) => `
      select r.id, r.kind, r.target_id as "targetId", r.reason, r.note, r.evidence, r.created_at as "createdAt",
        coalesce(s.name, ${memberName("reporter")}) as "reporterName",
        (select count(*)::int from reports o where o.kind = r.kind and o.target_id = r.target_id and o.id <> r.id) as "otherReports",
        ${memberName("taker")} as "takenBy", coalesce(r.taken_by_id = ${viewer}, false) as "isTakenByViewer", r.taken_at as "takenAt",
        r.outcome, r.explanation, ${memberName("decider")} as "decidedBy", r.reviewed_at as "decidedAt"
      from reports r
      left join accounts reporter on reporter.id = r.reporter_id left join seekers s on s.id = r.reporter_id
      left join accounts taker on taker.id = r.taken_by_id left join accounts decider on decider.id = r.decided_by_id
      where ${where || "true"} and ${after} ${order}`,
    placeOf: ({ createdAt, decidedAt, id }: QueuedReport) => ({
      at: (state === "DECIDED" ? decidedAt : null) ?? createdAt,
      id,
    }),
    toNode: (report: QueuedReport) => report,
  });
}

/** The subject of a report. */
export interface ReportedThing {
  readonly kind: ReportKind;
  readonly targetId: string;
}

/** A reported thing with its latest assignment. */
export interface PendingCase extends ReportedThing {
  readonly takenById: string | null;
  readonly takenAt: Date | null;
  /** The name of the operator assigned to it. */
  readonly takenBy: string | null;
}

/**
 * Returns the case of a pending report with its latest assignment, even if this report came in after it; null when it is
 * not pending. The lock on all its pending reports lets only one operator decide.
 */
export async function lockWaitingReport(tx: Transaction, id: string): Promise<PendingCase | null> {
  const [found] = await tx.$queryRawUnsafe<PendingCase[]>(
    `with waiting as (
       select r.kind, r.target_id, r.taken_by_id, r.taken_at from reports r, reports one
       where one.id = $1::uuid and r.kind = one.kind and r.target_id = one.target_id and r.reviewed_at is null
       order by r.id for update of r)
     select w.kind, w.target_id as "targetId", w.taken_by_id as "takenById", w.taken_at as "takenAt", ${memberName("a")} as "takenBy"
     from waiting w left join accounts a on a.id = w.taken_by_id
     where exists (select from reports where id = $1::uuid and reviewed_at is null)
     order by w.taken_at desc nulls last limit 1`,
    id,
  );
  return found ?? null;
}

/** Assigns all pending reports of a thing to an operator. */
export async function takeReports(
  tx: Transaction,
  { kind, targetId }: ReportedThing,
  takenById: string,
  takenAt: Date,
): Promise<void> {
  await tx.report.updateMany({ where: { kind, targetId, reviewedAt: null }, data: { takenById, takenAt } });
}

/** A decision with its operator. */
export interface Decision {
  readonly outcome: ReportOutcome;
  readonly explanation: string;
  readonly decidedById: string;
  readonly reviewedAt: Date;
  /** The measure taken; null for none. */
  readonly measureId: string | null;
}

/** Closes all pending reports of a thing. @returns them, with their reporters */
export const decideReports = (
  tx: Transaction,
  { kind, targetId }: ReportedThing,
  decision: Decision,
): Promise<{ id: string; reporterId: string }[]> =>
  tx.report.updateManyAndReturn({
    where: { kind, targetId, reviewedAt: null },
    data: decision,
    select: { id: true, reporterId: true },
  });

/** A recipient of mail. */
export interface Addressee {
  readonly accountId: string;
  readonly email: string;
  /** A seeker's name; a recruiter's own, or else their company's. */
  readonly name: string;
}

/** Returns those of these accounts that exist. */
export const findAddressees = (tx: Transaction, accountIds: readonly string[]): Promise<Addressee[]> =>
  tx.$queryRaw`
    select a.id as "accountId", a.email, coalesce(s.name, nullif(a.display_name, ''), (
        select c.name from company_members m join companies c on c.id = m.company_id
        where m.account_id = a.id order by m.chosen_at desc, c.id limit 1), a.email) as name
    from accounts a left join seekers s on s.id = a.id where a.id = any(${accountIds}::uuid[]) order by a.id`;

/**
 * Returns the people responsible for a reported thing: the seeker, who sent the message or the offer, or the owners of
 * the job's company and its poster.
 * Empty when it no longer exists.
 */
export async function findResponsible(tx: Transaction, { kind, targetId: id }: ReportedThing): Promise<string[]> {
  if (kind === "PERSON") return [id];
  if (kind === "OFFER") {
    const offer = await tx.offer.findUnique({ where: { id }, select: { sentById: true } });
    return offer?.sentById ? [offer.sentById] : [];
  }
  if (kind === "MESSAGE") {
    const message = await tx.message.findUnique({ where: { id }, select: { senderId: true, authorId: true } });
    const writer = message?.senderId ?? message?.authorId;
    return writer ? [writer] : [];
  }
  const job = await tx.job.findUnique({
    where: { id },
    select: { postedById: true, company: { select: { members: { where: { role: "OWNER" } } } } },
  });
  if (!job) return [];
  const people = [
    ...job.company.members.map(({ accountId }) => accountId),
    ...(job.postedById ? [job.postedById] : []),
  ];
  return [...new Set(people)];
}

/**
 * Returns the account, or the company, that a decision concerns, with the title of the job, also of an offer; null when
 * it no longer exists.
 */
export async function findConcerned(
  tx: Transaction,
  { kind, targetId: id }: ReportedThing,
): Promise<({ readonly title: string } & ({ readonly accountId: string } | { readonly companyId: string })) | null> {
  if (kind !== "JOB") {
    const [accountId] = await findResponsible(tx, { kind, targetId: id });
    const account = accountId && (await tx.account.findUnique({ where: { id: accountId }, select: { id: true } }));
    return account ? { accountId: account.id, title: kind === "OFFER" ? await titleOfOffer(tx, id) : "" } : null;
  }
  return tx.job.findUnique({ where: { id }, select: { companyId: true, title: true } });
}

const titleOfOffer = async (tx: Transaction, id: string): Promise<string> =>
  (
    await tx.offer.findUnique({
      where: { id },
      select: { application: { select: { job: { select: { title: true } } } } },
    })
  )?.application.job.title ?? "";
