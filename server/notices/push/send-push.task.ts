import webPush from "web-push";
import { z } from "zod";
import { guardedPost } from "../../platform/outgoing/guarded-post.ts";
import type { AddressRule } from "../../platform/outgoing/public-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { isNoticeKind, NOTICE_KINDS } from "../kinds/all-kinds.ts";
import type { NoticeKind } from "../notice-kind.ts";
import type { PushKeys } from "./push-keys.ts";
import { claimPush, endSubscription, recordDelivery } from "./push-subscriptions.store.ts";

/** The task's name in the queue. */
export const SEND_PUSH = "send-push";

/** Settings for sending. */
export interface PushSettings extends AddressRule, PushKeys {
  /** The contact for push services: a `mailto:` address. */
  readonly subject: string;
}

const payloadShape = z.object({ noticeId: z.uuid(), subscriptionId: z.uuid() });

/** Returns the text for a locked screen, visible to anybody: without names, and without the notice's content. */
const wordsOf = (name: string): string => {
  const kind: NoticeKind | undefined = isNoticeKind(name) ? NOTICE_KINDS[name] : undefined;
  return kind?.push ?? "There is something new for you.";
};

/**
 * Pushes a notice to one browser. Failures are retried with growing delays, as long as it is worth sending. After a
 * crash following the push service's acceptance, it is sent again with the same topic and tag, so that a screen shows
 * it once.
 */
export const sendPushTask = ({ db, clock }: Platform, settings: PushSettings): BackgroundTask => ({
  async run(payload) {
    const { noticeId, subscriptionId } = payloadShape.parse(payload);
    const now = clock();
    const push = await claimPush(db, noticeId, subscriptionId, now);
    if (!push) return;
    const { endpoint, p256dh, auth, kind, path, until } = push;
    const { subject, publicKey, privateKey } = settings;
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title: "Worklane", body: wordsOf(kind), path, tag: noticeId }),
      {
        contentEncoding: "aes128gcm",
        vapidDetails: { subject, publicKey, privateKey },
        TTL: Math.ceil((until.getTime() - now.getTime()) / 1000),
        topic: noticeId.replaceAll("-", ""),
        urgency: "normal",
      },
    );
    const status = await guardedPost(endpoint, headers as Record<string, string>, body, settings);
    if (status === 404 || status === 410) return endSubscription(db, subscriptionId);
    if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}.`);
    await recordDelivery(db, subscriptionId, clock());
  },
});
