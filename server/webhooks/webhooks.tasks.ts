import { z } from "zod";
import { renderMail } from "../platform/mail/render-mail.ts";
import type { AddressRule } from "../platform/outgoing/public-address.ts";
import type { Platform } from "../platform/platform.ts";
import type { BackgroundTask, BackgroundTasks } from "../platform/queue/worker-task.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { endpointProblem } from "./endpoint-problem.ts";
import { postWebhook } from "./post-webhook.ts";
import { publishingTasks } from "./publish-events.task.ts";
import { signedHeaders, signingSecrets } from "./webhook-secret.ts";
import {
  DELIVER_WEBHOOK,
  deleteOldDeliveries,
  disableIfSilent,
  findDelivery,
  type Outgoing,
  queueDeliveries,
  recordAttempt,
} from "./webhooks.store.ts";

const payloadShape = z.object({ deliveryId: z.uuid() });
const minutes = (count: number) => count * 60;
const hours = (count: number) => count * 3600;

/** Seconds before each retry: three days in total. */
export const RETRY_DELAYS = [
  5,
  30,
  minutes(2),
  minutes(10),
  minutes(45),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(18),
  hours(22),
];

/** The settings of webhooks. */
export interface WebhookConfig extends AddressRule {
  readonly secrets: ServerSecrets;
}

/** Returns the background tasks of webhooks. */
export const webhookTasks = (platform: Platform, config: WebhookConfig) =>
  ({
    [DELIVER_WEBHOOK]: deliverWebhookTask(platform, config),
    ...publishingTasks(platform.db),
    "remove-old-webhooks": { schedule: "40 3 * * *", run: () => deleteOldDeliveries(platform.db) },
  }) satisfies BackgroundTasks;

/**
 * Attempts a delivery once, and queues the next attempt. After a crash following the request, it is repeated under the
 * same id.
 */
const deliverWebhookTask = (platform: Platform, config: WebhookConfig): BackgroundTask => ({
  async run(payload) {
    const { db, clock } = platform;
    const delivery = await findDelivery(db, payloadShape.parse(payload).deliveryId);
    if (!delivery || delivery.deliveredAt || delivery.failedAt) return;
    const { id, endpointId, url, body, attempts } = delivery;
    const problem = endpointProblem(delivery);
    const secrets = signingSecrets(config.secrets, { ...delivery, id: endpointId }, clock());
    const { status: lastStatus, error: lastError } = problem
      ? { status: null, error: problem }
      : await postWebhook(url, signedHeaders(secrets, `msg_${id}`, body, clock()), body, config);
    const now = clock();
    const result = { lastStatus, lastError, lastAttemptAt: now };
    const pause = problem ? undefined : RETRY_DELAYS[attempts];
    await db.transaction(async (tx) => {
      if (lastError === null) return recordAttempt(tx, id, { ...result, deliveredAt: now });
      if (pause === undefined) {
        await recordAttempt(tx, id, { ...result, failedAt: now });
        return problem ? undefined : giveUp(platform, tx, delivery, lastError);
      }
      await recordAttempt(tx, id, result);
      return queueDeliveries(tx, [delivery], { delay: pause });
    });
  },
});

/** Disables an endpoint to which nothing was delivered for three days, and notifies the owners once. */
async function giveUp(
  { mail, publicUrl, clock }: Platform,
  tx: Parameters<typeof disableIfSilent>[0],
  delivery: Outgoing,
  reason: string,
): Promise<void> {
  const owners = await disableIfSilent(tx, delivery, clock());
  for (const to of owners ?? []) {
    await mail.send(tx, {
      cause: `webhook-disabled:${delivery.id}:${to}`,
      to,
      subject: "A webhook of your company was disabled",
      ...renderMail({
        title: "A webhook was disabled",
        paragraphs: [
          `We could not reach ${delivery.url} for 3 days and have stopped sending to it. Last error: ${reason}`,
          "Enable it once it responds again. Its log lists the missed events and can send them again.",
        ],
        action: { label: "See your apps", url: `${publicUrl}/main-recruiter/developers` },
      }),
    });
  }
}
