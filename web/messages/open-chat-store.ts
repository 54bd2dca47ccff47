import type { ApolloClient } from "@apollo/client";
import { savedTexts } from "../ui/saved-text.ts";
import { ChatStore } from "./chat-store.ts";
import { type ChatTransport, chatTransport } from "./live/chat-transport.ts";
import { PendingMessages } from "./sending/outbox-storage.ts";

/** Creates the chats of the signed-in person, who writes as `senderId`, with the page's client and the messages stored in this browser. */
export const openChatStore = (
  client: ApolloClient,
  viewerId: string,
  senderId: string,
  onListChange: () => void,
  events: ChatTransport["events"],
): ChatStore =>
  new ChatStore(
    { ...chatTransport(client), events },
    senderId,
    onListChange,
    new PendingMessages(savedTexts(), viewerId),
  );
