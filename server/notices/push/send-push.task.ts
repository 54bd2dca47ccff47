import webPush from "web-push";
import { z } from "zod";
import { guardedPost } from "../../platform/outgoing/guarded-post.ts";
import type { AddressRule } from "../../platform/outgoing/public-address.ts";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { isNoticeKind, NOTICE_KINDS } from "../kinds/all-kinds.ts";
import type { NoticeKind } from "../notice-kind.ts";
import type { PushKeys } from "./push-keys.ts";
import { endSubscription, noteDelivery, takePush } from "./push-subscriptions.store.ts";

/** The task's name in the queue. */
export const SEND_PUSH = "send-push";

/** What sending needs of the settings. */
export interface PushSettings extends AddressRule, PushKeys {
  /** Whom push services can reach about what we send: a `mailto:` address. */
  readonly subject: string;
}

const payloadShape = z.object({ noticeId: z.uuid(), subscriptionId: z.uuid() });

/** What stands on a locked screen for anybody to read: nobody's name, and nothing of what it says. */
const wordsOf = (name: string): string => {
  const kind: NoticeKind | undefined = isNoticeKind(name) ? NOTICE_KINDS[name] : undefined;
  return kind?.push ?? "There is something new for you.";
};

/**
 * Pushes a notice to one browser. What fails is tried again with growing pauses, as long as it is worth telling. A crash after the
 * push service's yes sends it again under the same topic and tag, so that a screen shows it once.
 */
export const sendPushTask = ({ db, clock }: Platform, settings: PushSettings): BackgroundTask => ({
  async run(payload) {
    const { noticeId, subscriptionId } = payloadShape.parse(payload);
    const now = clock();
    const push = await takePush(db, noticeId, subscriptionId, now);
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
    await noteDelivery(db, subscriptionId, clock());
  },
});
