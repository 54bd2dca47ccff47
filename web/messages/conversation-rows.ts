import { applicantConversationPath } from "../../shared/recruiters.ts";
import { applicationConversationPath, conversationPath } from "../../shared/seeker-addresses.ts";
import type { ApplicantTalksQuery, ChatListQuery } from "../generated/graphql.ts";
import { applicationPeer } from "./application-peer.ts";

/** A conversation in a list. */
export interface ConversationRow {
  readonly id: string;
  readonly to: string;
  readonly peer: { readonly id: string; readonly name: string; readonly photoUrl: string | null };
  readonly isCompany: boolean;
  /** The job that it is about; empty between two people. */
  readonly about: string;
  readonly unreadCount: number;
  /** `authorName`: the member who wrote it, for their colleagues. */
  readonly lastMessage: {
    readonly senderId: string;
    readonly authorName?: string | null;
    readonly content: string;
    readonly sentAt: string;
  };
}

/** Returns the conversations with people and with companies, the one with the newest message first. */
export function conversationRows({ conversations, applicationConversations }: ChatListQuery): ConversationRow[] {
  const people = conversations.edges.map(({ node }) => ({
    ...node,
    to: conversationPath(node.peer.id),
    isCompany: false,
    about: "",
  }));
  const companies = applicationConversations.nodes.map((talk) => ({
    ...talk,
    to: applicationConversationPath(talk.applicationId),
    peer: { id: applicationPeer(talk.applicationId), name: talk.companyName, photoUrl: talk.companyLogoUrl ?? null },
    isCompany: true,
    about: talk.jobTitle,
  }));
  return [...people, ...companies].sort((a, b) => Date.parse(b.lastMessage.sentAt) - Date.parse(a.lastMessage.sentAt));
}

/** Returns a company's conversations with applicants, in the server's order. */
export const applicantRows = ({ applicationConversations }: ApplicantTalksQuery): ConversationRow[] =>
  applicationConversations.edges.map(({ node }) => ({
    ...node,
    to: applicantConversationPath(node.applicationId),
    peer: { id: applicationPeer(node.applicationId), name: node.applicantName, photoUrl: null },
    isCompany: false,
    about: node.jobTitle,
  }));
