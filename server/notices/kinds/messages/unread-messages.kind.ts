import { z } from "zod";
import { conversationPath } from "../../../../shared/seeker-addresses.ts";
import { noticeKind } from "../../notice-kind.ts";
import { findUnreadTalks, unreadCause, unreadTalk } from "./unread-messages.store.ts";

/** Messages unread for ten minutes: once per conversation, until it is read. */
export const unreadMessages = noticeKind({
  label: "Unread messages",
  role: "SEEKER",
  reason: "you have an unread message on Worklane",
  defaults: { page: false, mail: "AT_ONCE" },
  push: "You have unread messages.",
  cause: z.object({ conversationId: z.uuid(), seekerId: z.uuid(), seenSeq: z.int() }),
  async read(tx, cause) {
    const talk = await unreadTalk(tx, cause);
    if (!talk) return [];
    return [
      {
        accountId: cause.seekerId,
        cause: unreadCause(cause),
        title: `${talk.senderName} wrote to you`,
        body: talk.unread === 1 ? "You have 1 unread message." : `You have ${talk.unread} unread messages.`,
        path: conversationPath(talk.senderId),
        aboutId: talk.senderId,
      },
    ];
  },
  find: {
    each: "minute",
    causes: async (db, now) => (await findUnreadTalks(db, now)).map((cause) => ({ id: unreadCause(cause), cause })),
  },
});
