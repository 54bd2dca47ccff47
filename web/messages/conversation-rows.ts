import { applicationConversationPath, conversationPath } from "../../shared/seeker-addresses.ts";
import type { ChatListQuery } from "../generated/graphql.ts";
import { applicationPeer } from "./application-peer.ts";

/** Returns the conversations with people and with companies, the one with the newest message first. */
export function conversationRows({ conversations, applicationConversations }: ChatListQuery) {
  const people = conversations.edges.map(({ node }) => ({ ...node, to: conversationPath(node.peer.id), about: "" }));
  const companies = applicationConversations.nodes.map((talk) => ({
    ...talk,
    to: applicationConversationPath(talk.applicationId),
    peer: { id: applicationPeer(talk.applicationId), name: talk.companyName, photoUrl: null },
    about: talk.jobTitle,
  }));
  return [...people, ...companies].sort((a, b) => Date.parse(b.lastMessage.sentAt) - Date.parse(a.lastMessage.sentAt));
}
