import type { Transaction } from "../../platform/database/database.ts";

/** What an applicant is notified of before the decision. */
export interface InterimCause {
  /** The name of the stage it was moved to; null for any other cause. */
  readonly stage: string | null;
  /** The member of the company who caused it. */
  readonly actorId: string;
  readonly at: Date;
}

/** An undecided application, with what its applicant was promised and notified of. */
export interface PendingApplication {
  readonly seekerId: string;
  readonly companyId: string;
  readonly answerDueOn: Date | null;
  /** The number of days that the job promises. */
  readonly answerWithinDays: number;
  /** The stages of its interim answers since it was sent, oldest first; null for other causes. */
  readonly earlierCauses: readonly (string | null)[];
}

/** What the lock waited for is seen only by a later statement. */
const lock = (tx: Transaction, applicationId: string): Promise<number> =>
  tx.$executeRaw`select from applications where id = ${applicationId}::uuid for no key update`;

/** Locks and returns an application that is undecided, unless its job is deleted. */
export async function lockPending(tx: Transaction, applicationId: string): Promise<PendingApplication | undefined> {
  await lock(tx, applicationId);
  const [pending] = await tx.$queryRaw<PendingApplication[]>`
    select a.seeker_id as "seekerId", j.company_id as "companyId", a.answer_due_on as "answerDueOn",
      j.answer_within_days as "answerWithinDays",
      (select coalesce(json_agg(e.stage order by e.id), '[]') from application_events e
       where e.application_id = a.id and e.kind = 'INTERIM_ANSWER' and e.created_at >= a.applied_at) as "earlierCauses"
    from applications a join jobs j on j.id = a.job_id
    where a.id = ${applicationId}::uuid and a.status = 'APPLIED' and j.deleted_at is null`;
  return pending;
}

/** Locks and returns the last move of an application, if it is still in that stage and applicants are notified of it. */
export async function findMove(
  tx: Transaction,
  applicationId: string,
): Promise<(InterimCause & { readonly stage: string }) | undefined> {
  await lock(tx, applicationId);
  const [move] = await tx.$queryRaw<(InterimCause & { readonly stage: string })[]>`
    select s.name as stage, moved.actor_id as "actorId", moved.created_at as at
    from applications a join company_stages s on s.id = a.stage_id and s.notifies_applicants
    join lateral (
      select actor_id, created_at from application_events e
      where e.application_id = a.id and e.kind = 'MOVED' and e.created_at >= a.applied_at
      order by e.id desc limit 1) moved on true
    where a.id = ${applicationId}::uuid`;
  return move;
}

/**
 * Stores an interim answer: the event, and the promised day from now on. An application that was closed without an
 * answer is pending again until that day.
 */
export async function storeInterimAnswer(
  tx: Transaction,
  applicationId: string,
  { stage, actorId, at }: InterimCause,
  dueOn: Date,
): Promise<void> {
  await tx.$executeRaw`
    with noted as (
      insert into application_events (application_id, kind, actor_id, created_at, stage, answer_was_due_on, answer_due_on)
      select id, 'INTERIM_ANSWER', ${actorId}::uuid, ${at}, ${stage}, answer_due_on, ${dueOn}::date
      from applications where id = ${applicationId}::uuid)
    update applications set answer_due_on = ${dueOn}::date, updated_at = now(), archived_version = null,
      unanswered_at = case when answer_due_on is distinct from ${dueOn}::date then null else unanswered_at end
    where id = ${applicationId}::uuid`;
}
