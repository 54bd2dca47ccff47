import type { PoolClient } from "pg";
import { z } from "zod";
import type { BackgroundTask } from "../worker-task.ts";
import type { MailTransport, OutgoingMail } from "./mail-transport.ts";

/** The task's name in the queue. */
export const SEND_MAIL = "send-mail";

const payloadShape = z.object({ mailId: z.uuid() });

/**
 * Sends one queued mail. Its row stays locked from before the mail leaves until it is marked as sent, so that no two
 * workers send it. The development mailbox gets each mail exactly once; over SMTP a crash between the server's yes and
 * our commit sends it again, under the same Message-ID.
 */
export function sendMailTask(transport: MailTransport): BackgroundTask {
  return {
    async run(payload, { withPgClient }) {
      const { mailId } = payloadShape.parse(payload);
      await withPgClient(async (client) => {
        await client.query("begin");
        try {
          await sendLocked(client, mailId, transport);
          await client.query("commit");
        } catch (error) {
          await client.query("rollback").catch(() => {});
          throw error;
        }
      });
    },
  };
}

async function sendLocked(client: PoolClient, mailId: string, transport: MailTransport) {
  const { rows } = await client.query<OutgoingMail>(
    `select id, "to", subject, text, html from mails where id = $1 and sent_at is null for update skip locked`,
    [mailId],
  );
  const [mail] = rows;
  if (!mail) return await assertNotBeingSent(client, mailId);
  await transport.deliver(mail);
  const emptied = transport.readFromRow ? "" : ", text = '', html = ''";
  await client.query(`update mails set sent_at = now()${emptied} where id = $1`, [mailId]);
}

/** A mail that is neither there to send nor sent is in another worker's hands, which may yet fail: look again later. */
async function assertNotBeingSent(client: PoolClient, mailId: string) {
  const { rowCount } = await client.query("select from mails where id = $1 and sent_at is null", [mailId]);
  if (rowCount) throw new Error("Another worker is sending this mail.");
}
