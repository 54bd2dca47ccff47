import { useEffect, useRef } from "react";
import type { ChatListQuery } from "../../generated/graphql.ts";
import { useChatListQuery } from "../../generated/messages/messages.ts";
import { announce } from "../../ui/notices/announce.tsx";
import { applicationPeer } from "../application-peer.ts";
import { CHAT_LIST } from "../chat-list-options.ts";
import { chatSpeech } from "./chat-speech.ts";
import { isReadOut } from "./use-announced-messages.ts";

const conversationsOf = ({ conversations, applicationConversations }: ChatListQuery) => [
  ...conversations.edges.map(({ node }) => node),
  ...applicationConversations.nodes.map(({ applicationId, companyName: name, ...talk }) => {
    return { ...talk, peer: { id: applicationPeer(applicationId), name } };
  }),
];

const countsOf = (list: ChatListQuery): ReadonlyMap<string, number> =>
  new Map(conversationsOf(list).map(({ id, unreadCount }) => [id, unreadCount]));

/**
 * Announces the senders of new messages to screen readers, anywhere in the area. `before`: the conversations before
 * the message whose arrival loaded this component.
 */
export function AnnouncedElsewhere({ before: first }: { before: ChatListQuery | null }) {
  const { data } = useChatListQuery(CHAT_LIST);
  const known = useRef(first && countsOf(first));
  useEffect(() => {
    if (!data) return;
    const conversations = conversationsOf(data);
    const before = known.current;
    known.current = countsOf(data);
    if (!before || chatSpeech.get() === "nothing") return;
    for (const { id, unreadCount, peer } of conversations) {
      if (unreadCount > (before.get(id) ?? 0) && !isReadOut(peer.id)) announce(`New message from ${peer.name}.`);
    }
  }, [data]);
  return null;
}
