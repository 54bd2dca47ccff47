import { Button } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import type { ViewerConnection } from "../generated/graphql.ts";
import { type ChatPeer, useMaybeChat } from "./chat-context.ts";

interface ChatButtonProps {
  person: ChatPeer & { readonly viewerConnection: ViewerConnection };
}

/** Opens the chat with a connected person; renders nothing for others. */
export function ChatButton({ person }: ChatButtonProps) {
  const chat = useMaybeChat();
  if (!chat || person.viewerConnection !== "CONNECTED") return null;
  return (
    <Button
      variant="light"
      leftSection={<IconMessage size={18} aria-hidden="true" />}
      onClick={() => chat.openChat(person)}
      aria-label={`Chat with ${person.name}`}
      // Where the focus returns when My Network opens again after the chat.
      data-autofocus={chat.lastOpened === person.id || undefined}
    >
      Chat
    </Button>
  );
}
