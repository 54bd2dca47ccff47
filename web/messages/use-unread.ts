import { useChatListQuery } from "../generated/messages/messages.ts";
import { countText } from "../ui/title.ts";
import { CHAT_LIST } from "./chat-list-options.ts";

/** How many messages wait to be read, as it is shown: "99+" for more; null for none. */
export function useUnread(): string | null {
  const { data, previousData } = useChatListQuery(CHAT_LIST);
  return countText((data ?? previousData)?.unreadCount ?? 0);
}
