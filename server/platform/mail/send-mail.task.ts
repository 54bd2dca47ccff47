import type { PoolClient } from "pg";
import { z } from "zod";
import type { BackgroundTask } from "../queue/worker-task.ts";
import { MAIL_SERVER_UNAVAILABLE, MailRefused, type MailTransport, type OutgoingMail } from "./mail-transport.ts";

/** The task's name in the queue. */
export const SEND_MAIL = "send-mail";

const payloadShape = z.object({ mailId: z.uuid() });

/**
 * Sends one queued mail. It stays locked from before sending until it is marked as sent, so that no two workers send it;
 * by an advisory lock, because a slow mail server would otherwise hold a transaction open. The development mailbox gets each mail exactly once; over SMTP a crash between the server's confirmation and
 * our commit sends it again, under the same Message-ID.
 */
export function sendMailTask(transport: MailTransport): BackgroundTask {
  // It may have been unavailable for long before the start.
  let wasAway = true;
  return {
    async run(payload, { withPgClient, query, job }) {
      const { mailId } = payloadShape.parse(payload);
      const sent = await withPgClient(async (client) => {
        await lock(client, mailId);
        try {
          return await sendLocked(client, mailId, transport);
        } catch (error) {
          if (error instanceof Error && error.message.startsWith(MAIL_SERVER_UNAVAILABLE)) wasAway = true;
          if (error instanceof MailRefused && job.attempts >= MAX_REFUSALS) await query(GIVE_UP, [job.id]);
          throw error;
        } finally {
          // If this fails, the connection is broken, and its lock has ended with it.
          await client.query(UNLOCK, [mailId]).catch(() => {});
        }
      });
      if (!sent || !wasAway) return;
      wasAway = false;
      await query(RETRY_NOW, [SEND_MAIL, `${MAIL_SERVER_UNAVAILABLE}%`]);
    },
  };
}

/**
 * The mail server is available again: mails that wait for it are retried now, however long their next pause would have
 * been. The attempt spent on an unavailable server is given back, so that an unstable server uses none up.
 */
const RETRY_NOW = `
  with waiting as materialized (
    select id, attempts from graphile_worker.jobs
    where task_identifier = $1 and last_error like $2 and run_at > now() order by run_at limit 1000)
  select from waiting w, graphile_worker.reschedule_jobs(array[w.id], run_at := now(), attempts := greatest(w.attempts - 1, 0))`;

/** Number of attempts at which a mail that is refused for good is given up. */
const MAX_REFUSALS = 3;

/** The running attempt was the last. The job stays in the queue with its error; an operator may have it tried again. */
const GIVE_UP = "update graphile_worker._private_jobs set max_attempts = attempts where id = $1";

/** Whether it was sent by this call. */
async function sendLocked(client: PoolClient, mailId: string, transport: MailTransport): Promise<boolean> {
  const { rows } = await client.query<OutgoingMail>(
    `select id, "to", subject, text, html, unsubscribe_url as "unsubscribeUrl", calendars from mails where id = $1 and sent_at is null`,
    [mailId],
  );
  const [mail] = rows;
  if (!mail) return false;
  await transport.deliver(mail);
  const emptied = transport.readFromRow ? "" : ", text = '', html = '', unsubscribe_url = null, calendars = '{}'";
  await client.query(`update mails set sent_at = now()${emptied} where id = $1`, [mailId]);
  return true;
}

const LOCK = "select pg_try_advisory_lock(hashtextextended('mail:' || $1, 0)) as locked";
const UNLOCK = "select pg_advisory_unlock(hashtextextended('mail:' || $1, 0))";

/** @throws Error if another worker is sending the mail, which may still fail: retry later */
async function lock(client: PoolClient, mailId: string) {
  const { rows } = await client.query<{ locked: boolean }>(LOCK, [mailId]);
  if (!rows[0]?.locked) throw new Error("Another worker is sending this mail.");
}
