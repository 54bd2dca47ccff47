import { useEffect, useRef } from "react";
import { useChatListQuery } from "../../generated/messages/messages.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { CHAT_LIST } from "../chat-list-options.ts";
import { chatSpeech } from "./chat-speech.ts";
import { isReadOut } from "./use-announced-messages.ts";

/** Announces the senders of new messages to screen readers, anywhere in the area. */
export function AnnouncedElsewhere() {
  const { data } = useChatListQuery(CHAT_LIST);
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    if (!data) return;
    const conversations = data.conversations.edges.map(({ node }) => node);
    const before = known.current;
    known.current = new Map(conversations.map(({ id, unreadCount }) => [id, unreadCount]));
    if (!before || chatSpeech.get() === "nothing") return;
    for (const { id, unreadCount, peer } of conversations) {
      if (unreadCount > (before.get(id) ?? 0) && !isReadOut(peer.id)) announce(`New message from ${peer.name}.`);
    }
  }, [data]);
  return null;
}
