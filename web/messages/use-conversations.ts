import { useApplicantTalksQuery, useChatListQuery } from "../generated/messages/messages.ts";
import { type More, useMore } from "../ui/lists/use-more.ts";
import { CHAT_LIST } from "./chat-list-options.ts";
import { applicantRows, type ConversationRow, conversationRows } from "./conversation-rows.ts";

/** A list of conversations. When a refetch fails, the previous rows stay. */
export interface Conversations {
  /** The conversation with the newest message first; null until they are loaded. */
  readonly rows: readonly ConversationRow[] | null;
  readonly hasMore: boolean;
  readonly more: More;
  readonly error: unknown;
  readonly retry: () => void;
}

/** The job seeker's conversations with people and with companies. */
export function useConversations(): Conversations {
  const { data: fresh, previousData, error, refetch, fetchMore } = useChatListQuery(CHAT_LIST);
  const data = fresh ?? previousData;
  const page = data?.conversations.pageInfo;
  const more = useMore(() => fetchMore({ variables: { ...CHAT_LIST.variables, after: page?.endCursor } }));
  const rows = data ? conversationRows(data) : null;
  return { rows, hasMore: page?.hasNextPage ?? false, more, error, retry: () => void refetch() };
}

/** The company's conversations about the applications that the member sees. */
export function useApplicantConversations(): Conversations {
  const { data: fresh, previousData, error, refetch, fetchMore } = useApplicantTalksQuery(CHAT_LIST);
  const data = fresh ?? previousData;
  const page = data?.applicationConversations.pageInfo;
  const more = useMore(() => fetchMore({ variables: { ...CHAT_LIST.variables, after: page?.endCursor } }));
  const rows = data ? applicantRows(data) : null;
  return { rows, hasMore: page?.hasNextPage ?? false, more, error, retry: () => void refetch() };
}
