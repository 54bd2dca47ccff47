import { accountStream, CATCH_UP, type CatchUp, companyStream } from "../platform/bus/account-events.ts";
import type { AccountEvent, CompanyEvent } from "../platform/bus/topics.ts";
import type { Platform } from "../platform/platform.ts";
import { findApplicationMessage } from "./application-conversation.store.ts";
import { findSides, type Side } from "./application-sides.store.ts";
import type { MessageView } from "./message.store.ts";

/** An event in a person's conversations. `applicationId`: the application that the conversation is about, if any. */
export type ChatEvent =
  | { readonly kind: "message"; readonly message: MessageView }
  | {
      readonly kind: "seen";
      readonly conversationId: string;
      readonly applicationId?: string;
      /** The person, or the company, who has seen them. */
      readonly seekerId: string;
      readonly seenSeq: number;
    }
  | {
      readonly kind: "typing";
      readonly applicationId?: string;
      /** The person, or the company, who is typing. */
      readonly seekerId: string;
      readonly isTyping: boolean;
    }
  /** The stream has just started, or events from other nodes may have been missed: fetch missed messages by number. */
  | { readonly kind: "catch-up" };

interface ChatReads {
  /** Loads a message that the person may see. */
  message(conversationId: string, seq: number): Promise<MessageView | null>;
  isConnected(personId: string): Promise<boolean>;
}

/** Loads an event of a chat with a connected person. */
function chatEvent(event: AccountEvent | CatchUp, reads: ChatReads): ChatEvent | null | Promise<ChatEvent | null> {
  switch (event.type) {
    case CATCH_UP:
      return { kind: "catch-up" };
    case "message-added":
      return reads.message(event.conversationId, event.seq).then((message) => message && { kind: "message", message });
    case "messages-seen":
      return { ...event, kind: "seen" };
    case "typing":
      return reads.isConnected(event.seekerId).then((connected) => (connected ? { ...event, kind: "typing" } : null));
    default:
      return null;
  }
}

/** Loads an event of an application's conversation; null for those who no longer see the application. */
async function applicationEvent(
  { db }: Pick<Platform, "db">,
  side: Side,
  event: AccountEvent | CompanyEvent,
): Promise<ChatEvent | null> {
  if (event.type === "application-message-added") {
    const message = await findApplicationMessage(db, side, event.applicationId, event.seq);
    return message && { kind: "message", message };
  }
  if (event.type !== "application-messages-seen" && event.type !== "application-typing") return null;
  const { type, byCompany, ...seen } = event;
  const sides = await findSides(db, side, seen.applicationId);
  if (!sides?.conversationId) return null;
  const { conversationId, companyId, shownSeekerId } = sides;
  const of = { conversationId, seekerId: byCompany ? companyId : shownSeekerId };
  return "seenSeq" in seen ? { kind: "seen", ...seen, ...of } : { kind: "typing", ...seen, ...of };
}

/**
 * Streams the events of an account that concern its chats. Their content is loaded, and access checked, on delivery.
 * `applications`: for conversations about applications, too.
 */
export const chatStream = (
  platform: Pick<Platform, "db" | "events">,
  accountId: string,
  reads: ChatReads,
  applications: boolean,
): AsyncIterableIterator<ChatEvent> =>
  accountStream<ChatEvent>(platform.events, accountId, (event) =>
    applications && event.type.startsWith("application-")
      ? applicationEvent(platform, { accountId, companyId: null }, event as AccountEvent)
      : chatEvent(event, reads),
  );

/** Streams the events of conversations about applications for a member of a company. */
export const companyChatStream = (
  platform: Pick<Platform, "db" | "events">,
  side: Side & { readonly companyId: string },
): AsyncIterableIterator<ChatEvent> =>
  companyStream<ChatEvent>(platform.events, side.companyId, (event) =>
    event.type === CATCH_UP ? { kind: "catch-up" } : applicationEvent(platform, side, event),
  );
