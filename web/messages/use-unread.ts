import { useChatListQuery } from "../generated/graphql.ts";
import { CHAT_LIST } from "./chat-list-options.ts";

/** How many messages wait to be read, as it is shown: "99+" for more; null for none. */
export function useUnread(): string | null {
  const { data, previousData } = useChatListQuery(CHAT_LIST);
  const unread = (data ?? previousData)?.unreadCount ?? 0;
  if (unread === 0) return null;
  return unread > 99 ? "99+" : String(unread);
}
