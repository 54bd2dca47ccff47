import { useApplicantTalksQuery, useChatListQuery } from "../generated/messages/messages.ts";
import { countText } from "../ui/title.ts";
import { CHAT_LIST } from "./chat-list-options.ts";

/** The formatted number of unread messages: "99+" above 99; null for none. */
export function useUnread(): string | null {
  const { data, previousData } = useChatListQuery(CHAT_LIST);
  return countText((data ?? previousData)?.unreadCount ?? 0);
}

/** The same of the messages from applicants. */
export function useUnreadOfApplicants(): string | null {
  const { data, previousData } = useApplicantTalksQuery(CHAT_LIST);
  return countText((data ?? previousData)?.unreadCount ?? 0);
}
