import type { ApolloClient } from "@apollo/client";
import { savedTexts } from "../ui/saved-text.ts";
import { ChatStore } from "./chat-store.ts";
import { type ChatTransport, chatTransport } from "./live/chat-transport.ts";
import { WaitingMessages } from "./sending/outbox-storage.ts";

/** The chats of the signed-in seeker, over the page's client and with what this browser keeps for them. */
export const openChatStore = (
  client: ApolloClient,
  viewerId: string,
  onListChange: () => void,
  events: ChatTransport["events"],
): ChatStore =>
  new ChatStore(
    { ...chatTransport(client), events },
    viewerId,
    onListChange,
    new WaitingMessages(savedTexts(), viewerId),
  );
