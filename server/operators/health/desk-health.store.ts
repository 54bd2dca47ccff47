import type { Database, Transaction } from "../../platform/database/database.ts";
import { SEND_MAIL } from "../../platform/mail/send-mail.task.ts";
import { DELIVER_WEBHOOK } from "../../webhooks/webhooks.store.ts";

/** How one kind of background work stands: numbers and times, never what it is about. */
export interface WorkOfKind {
  readonly kind: string;
  readonly waiting: number;
  /** Since when the one that has waited longest could have been done; null: none could yet. */
  readonly dueSince: Date | null;
  /** Those that failed at least once and are tried again. */
  readonly failing: number;
  /** Those that were tried for the last time. */
  readonly failed: number;
}

/** The queue of background work, by kind. */
export async function readWork({ pool }: Pick<Database, "pool">): Promise<WorkOfKind[]> {
  const { rows } = await pool.query<WorkOfKind>(`
    select task_identifier as kind, count(*) filter (where attempts < max_attempts)::int as waiting,
      min(run_at) filter (where attempts < max_attempts and run_at <= now()) as "dueSince",
      count(*) filter (where attempts < max_attempts and last_error is not null)::int as failing,
      count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs group by 1 order by 1`);
  return rows;
}

/** How the mails stand that have not left. */
export interface WaitingMails {
  readonly waiting: number;
  readonly failing: number;
  readonly failed: number;
  readonly oldest: Date | null;
}

/** The mails that wait to leave: each has its job. */
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

/** How the webhooks stand that have not arrived. */
export interface WaitingWebhooks {
  readonly endpoints: number;
  /** Endpoints that are sent nothing any more, because they failed for too long. */
  readonly disabled: number;
  /** Endpoints of which something was refused and is tried again. */
  readonly failing: number;
  readonly waiting: number;
  readonly oldest: Date | null;
}

/** The webhooks that wait to arrive, found by their jobs. */
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

/** How many workers have shown that they live: each process of background work has two. */
export async function countWorkers({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rows } = await pool.query<{ workers: number }>(
    "select count(*)::int as workers from pg_stat_activity where datname = current_database() and application_name = 'worklane-worker'",
  );
  return rows[0]?.workers ?? 0;
}

/** How many of a kind are begun anew at once. */
const RETRIED = 10_000;

/** Begins work of a kind anew that was tried for the last time. @returns how many */
export async function retryFailed(tx: Transaction, kind: string): Promise<number> {
  const retried = await tx.$queryRaw<unknown[]>`
    select 1 as one from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs
            where task_identifier = ${kind} and attempts >= max_attempts order by id limit ${RETRIED}::int),
      run_at := now(), attempts := 0)`;
  return retried.length;
}
