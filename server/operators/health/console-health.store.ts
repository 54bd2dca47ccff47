import type { Database, Transaction } from "../../platform/database/database.ts";
import { SEND_MAIL } from "../../platform/mail/send-mail.task.ts";
import { DELIVER_WEBHOOK } from "../../webhooks/webhooks.store.ts";

/** The state of one kind of background work: numbers and times, never its content. */
export interface WorkOfKind {
  readonly kind: string;
  readonly waiting: number;
  /** When the job that has waited longest became due; null when none is due yet. */
  readonly dueSince: Date | null;
  /** Number of jobs that failed at least once and will be retried. */
  readonly failing: number;
  /** Number of jobs that have used up their attempts. */
  readonly failed: number;
}

/** Returns the background queue, by kind. */
export async function readWork({ pool }: Pick<Database, "pool">): Promise<WorkOfKind[]> {
  const { rows } = await pool.query<WorkOfKind>(`
    select task_identifier as kind, count(*) filter (where attempts < max_attempts)::int as waiting,
      min(run_at) filter (where attempts < max_attempts and run_at <= now()) as "dueSince",
      count(*) filter (where attempts < max_attempts and last_error is not null)::int as failing,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs group by 1 order by 1`);
  return rows;
}

/** The state of unsent mails. */
export interface WaitingMails {
  readonly waiting: number;
  readonly failing: number;
  readonly failed: number;
  readonly oldest: Date | null;
}

/** Returns the pending mails; each has its job. */
export async function readMails({ pool }: Pick<Database, "pool">): Promise<WaitingMails> {
  const { rows } = await pool.query<WaitingMails>(
    `select count(*) filter (where attempts < max_attempts)::int as waiting, min(created_at) as oldest,
       count(*) filter (where attempts < max_attempts and last_error is not null)::int as failing,
       count(*) filter (where attempts >= max_attempts)::int as failed
     from graphile_worker.jobs where task_identifier = $1`,
    [SEND_MAIL],
  );
  return rows[0] ?? { waiting: 0, failing: 0, failed: 0, oldest: null };
}

/** The state of undelivered webhooks. */
export interface WaitingWebhooks {
  readonly endpoints: number;
  /** Number of endpoints that receive nothing any more, because they failed for too long. */
  readonly disabled: number;
  /** Number of endpoints with a refused delivery that will be retried. */
  readonly failing: number;
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** Returns the pending webhooks, found by their jobs. */
export async function readWebhooks({ pool }: Pick<Database, "pool">): Promise<WaitingWebhooks> {
  const { rows } = await pool.query<WaitingWebhooks>(
    `with waiting as materialized (
       select substr(key, 9)::uuid as id from graphile_worker.jobs where task_identifier = $1 and key like 'webhook:%')
     select count(d.id)::int as waiting, min(d.created_at) as oldest,
       count(distinct d.endpoint_id) filter (where d.attempts > 0)::int as failing,
       (select count(*)::int from webhook_endpoints) as endpoints,
       (select count(*)::int from webhook_endpoints where disabled_at is not null) as disabled
     from waiting w join webhook_deliveries d on d.id = w.id`,
    [DELIVER_WEBHOOK],
  );
  return rows[0] ?? { endpoints: 0, disabled: 0, failing: 0, waiting: 0, oldest: null };
}

/** The maximum number of jobs of a kind that are retried at once. */
const RETRIED = 10_000;

/** Retries work of a kind that has used up its attempts. @returns the number of jobs */
export async function retryFailed(tx: Transaction, kind: string): Promise<number> {
  const retried = await tx.$queryRaw<unknown[]>`
    select 1 as one from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
            where task_identifier = ${kind} and attempts >= max_attempts order by id limit ${RETRIED}::int),
      run_at := now(), attempts := 0)`;
  return retried.length;
}
