import type { Database } from "../database/database.ts";
import { SEND_MAIL } from "./send-mail.task.ts";

/**
 * Returns for how many seconds the oldest mail has failed that was queued after the last one was sent; 0: none fails, or
 * others are sent. A recipient who cannot be reached does not count while mails to others arrive.
 */
export async function secondsWithoutMail({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rows } = await pool.query<{ seconds: number }>(
    `with failing as materialized (
       select created_at from graphile_worker.jobs
       where task_identifier = $1 and last_error is not null and attempts < max_attempts)
     select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from failing
     where created_at > (select coalesce(max(sent_at), '-infinity') from mails)`,
    [SEND_MAIL],
  );
  return rows[0]?.seconds ?? 0;
}
