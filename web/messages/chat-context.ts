import { createContext, use, useSyncExternalStore } from "react";
import type { ChatStore } from "./chat-store.ts";
import type { LiveChat } from "./live/live-chat.ts";
import type { Thread } from "./thread.ts";

/** The other person of a chat. */
export interface ChatPeer {
  readonly id: string;
  readonly name: string;
}

export interface Chat {
  readonly live: Pick<LiveChat, "store">;
  /** Opens the chat side panel. */
  readonly openChat: (peer: ChatPeer) => void;
  /** Opens the My Network side panel. */
  readonly openNetwork: () => void;
  /** The person whose chat was opened last, until My Network is opened anew. */
  readonly lastOpened: string | null;
}

const ChatContext = createContext<Chat | null>(null);

export const ChatProvider = ChatContext.Provider;

/** The chat of the seeker area; null outside of it. */
export const useMaybeChat = (): Chat | null => use(ChatContext);

/** The chat of the seeker area. Only for components inside of it. */
export function useChat(): Chat {
  const chat = use(ChatContext);
  if (!chat) throw new Error("There is a chat in the seeker area only.");
  return chat;
}

/** The chats; suspends until their code is loaded. */
export function useChatStore(): ChatStore {
  const { live } = useChat();
  return use(live.store());
}

/** The current conversation with a person. */
export function useThread(peerId: string): Thread {
  const store = useChatStore();
  const thread = () => store.thread(peerId);
  return useSyncExternalStore(store.subscribe, thread, thread);
}
