import { accountStream, CATCH_UP } from "../platform/bus/account-events.ts";
import type { Events } from "../platform/bus/events.ts";
import type { MessageView } from "./message.store.ts";

/** An event in a person's conversations. */
export type ChatEvent =
  | { readonly kind: "message"; readonly message: MessageView }
  | {
      readonly kind: "seen";
      readonly conversationId: string;
      /** The person who has seen them. */
      readonly seekerId: string;
      readonly seenSeq: number;
    }
  | { readonly kind: "typing"; readonly seekerId: string; readonly isTyping: boolean }
  /** The stream has just started, or events from other nodes may have been missed: fetch missed messages by number. */
  | { readonly kind: "catch-up" };

interface ChatReads {
  /** Loads a message that the person may see. */
  message(conversationId: string, seq: number): Promise<MessageView | null>;
  isConnected(personId: string): Promise<boolean>;
}

/**
 * Streams the events of an account that concern its chats. Their content is loaded, and access checked, on delivery.
 */
export const chatStream = (events: Events, accountId: string, reads: ChatReads): AsyncIterableIterator<ChatEvent> =>
  accountStream<ChatEvent>(events, accountId, (event) => {
    switch (event.type) {
      case CATCH_UP:
        return { kind: "catch-up" };
      case "message-added":
        return reads
          .message(event.conversationId, event.seq)
          .then((message) => message && { kind: "message", message });
      case "messages-seen":
        return { ...event, kind: "seen" };
      case "typing":
        return reads.isConnected(event.seekerId).then((connected) => (connected ? { ...event, kind: "typing" } : null));
      default:
        return null;
    }
  });
