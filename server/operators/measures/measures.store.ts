import type { AppealOutcome, MeasureKind, ReportKind } from "../../generated/prisma/enums.ts";
import type { Transaction } from "../../platform/database/database.ts";

/** The account or company that a measure concerns. */
export type Concerned = { readonly accountId: string } | { readonly companyId: string };

/** A measure that operators take. */
export interface MeasureData {
  readonly kind: MeasureKind;
  readonly about: ReportKind;
  readonly targetId: string;
  readonly explanation: string;
  /** The deciding operator; null: the command line. */
  readonly decidedById: string | null;
  /** A job's title. */
  readonly title?: string;
  readonly messageToApplicants?: string;
  readonly wasOpen?: boolean;
  readonly removedText?: string | null;
}

/** Stores a measure with its possible appellants, each with a token of their own. @returns its id */
export async function insertMeasure(
  tx: Transaction,
  { createdAt, ...data }: MeasureData & Concerned & { readonly createdAt: Date },
  addressees: readonly { readonly accountId: string; readonly tokenHash: string }[],
): Promise<string> {
  const { id } = await tx.measure.create({ data: { ...data, createdAt }, select: { id: true } });
  await tx.measureAddressee.createMany({ data: addressees.map((one) => ({ measureId: id, ...one })) });
  return id;
}

/** A measure with what is needed to reverse it. */
export interface StoredMeasure {
  readonly id: string;
  readonly kind: MeasureKind;
  readonly about: ReportKind;
  readonly targetId: string;
  readonly companyId: string | null;
  readonly title: string;
  readonly wasOpen: boolean;
  readonly removedText: string | null;
  readonly decidedById: string | null;
  readonly createdAt: Date;
}

/**
 * Locks and returns the account's suspension or the job's takedown in force, so that nobody else ends it concurrently.
 */
export async function lockInForce(
  tx: Transaction,
  kind: "SUSPENSION" | "JOB_TAKEN_DOWN",
  targetId: string,
): Promise<StoredMeasure | null> {
  const [measure] = await tx.$queryRaw<StoredMeasure[]>`
    select id, kind, about, target_id as "targetId", company_id as "companyId", title, was_open as "wasOpen",
      removed_text as "removedText", decided_by_id as "decidedById", created_at as "createdAt"
    from measures where kind = ${kind}::"MeasureKind" and target_id = ${targetId}::uuid and ended_at is null for update`;
  return measure ?? null;
}

/** An operator's decision on an appeal. */
export interface AppealAnswer {
  readonly outcome: AppealOutcome;
  readonly explanation: string;
  readonly decidedById: string;
  readonly decidedAt: Date;
}

/** Decides a pending appeal. @returns whether there was one */
export async function answerAppeal(tx: Transaction, measureId: string, answer: AppealAnswer): Promise<boolean> {
  const { count } = await tx.appeal.updateMany({ where: { measureId, decidedAt: null }, data: answer });
  return count > 0;
}

/** Ends a measure, which can no longer be appealed against. */
export async function endMeasure(tx: Transaction, id: string, endedAt: Date): Promise<void> {
  await tx.measure.update({ where: { id }, data: { endedAt } });
  await tx.measureAddressee.updateMany({ where: { measureId: id }, data: { tokenHash: null } });
}

/** Returns the existing accounts that were notified of a measure. */
export async function findMeasureAddressees(tx: Transaction, measureId: string): Promise<string[]> {
  const found = await tx.measureAddressee.findMany({ where: { measureId }, select: { accountId: true } });
  return found.map(({ accountId }) => accountId);
}

/** Returns the reports that led to a measure, with their reporters. */
export const findReporters = (tx: Transaction, measureId: string): Promise<{ id: string; reporterId: string }[]> =>
  tx.report.findMany({ where: { measureId }, select: { id: true, reporterId: true } });

/** Whether a thing belongs to the operator, their company or a colleague, or was reported by them. */
export async function isInvolved(
  tx: Transaction,
  operatorId: string,
  { kind, targetId }: { readonly kind: ReportKind; readonly targetId: string },
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ involved: boolean }[]>`
    select ${targetId}::uuid = ${operatorId}::uuid
      or exists (select from reports r
        where r.kind = ${kind}::"ReportKind" and r.target_id = ${targetId}::uuid and r.reporter_id = ${operatorId}::uuid)
      or exists (select from jobs j where j.id = ${targetId}::uuid and j.posted_by_id = ${operatorId}::uuid)
      or exists (select from company_members mine where mine.account_id = ${operatorId}::uuid and (
        mine.company_id in (select company_id from jobs where id = ${targetId}::uuid)
        or mine.company_id in (select j.company_id from offers o join applications a on a.id = o.application_id
          join jobs j on j.id = a.job_id where o.id = ${targetId}::uuid)
        or mine.company_id in (select company_id from company_members where account_id = ${targetId}::uuid))) as involved`;
  return row?.involved ?? false;
}

/**
 * Deletes the text of removed messages and the evidence of decided reports, once no appeal is possible and the
 * retention time is over.
 */
export async function forgetDecided(tx: Transaction, before: Date): Promise<void> {
  await tx.$executeRaw`
    update measures m set removed_text = null where removed_text is not null and created_at < ${before}
      and not exists (select from appeals a where a.measure_id = m.id and a.decided_at is null)`;
  await tx.$executeRaw`
    update reports r set evidence = '', note = '' where reviewed_at < ${before} and (evidence <> '' or note <> '')
      and not exists (select from appeals a where a.measure_id = r.measure_id and a.decided_at is null)`;
}
