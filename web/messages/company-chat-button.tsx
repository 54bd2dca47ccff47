import { Button } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import { useChatListQuery } from "../generated/messages/messages.ts";
import { applicationPeer } from "./application-peer.ts";
import { useChat } from "./chat-context.ts";
import { CHAT_LIST } from "./chat-list-options.ts";

/** Opens the conversation about an own application; nothing before the company has written. */
export function CompanyChatButton({ applicationId }: { applicationId: string }) {
  const { openChat } = useChat();
  const { data } = useChatListQuery({ ...CHAT_LIST, fetchPolicy: "cache-first" });
  const talk = data?.applicationConversations.nodes.find((one) => one.applicationId === applicationId);
  if (!talk) return null;
  const { companyName, jobTitle, unreadCount } = talk;
  return (
    <Button
      variant={unreadCount > 0 ? "filled" : "light"}
      leftSection={<IconMessage size={18} aria-hidden="true" />}
      onClick={() => openChat({ id: applicationPeer(applicationId), name: companyName })}
      aria-label={`Messages with ${companyName} about ${jobTitle}${unreadCount > 0 ? `, ${unreadCount} unread` : ""}`}
    >
      Messages{unreadCount > 0 ? ` (${unreadCount})` : ""}
    </Button>
  );
}
