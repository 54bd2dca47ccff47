import { Button } from "@mantine/core";
import { IconMessage } from "@tabler/icons-react";
import type { ConnectablePerson } from "../connections/use-connection-actions.ts";
import { useMaybeChat } from "./chat-context.ts";

/** Opens the chat with a connected person; shows nothing for others. */
export function ChatButton({ person }: { person: ConnectablePerson }) {
  const chat = useMaybeChat();
  if (!chat || person.viewerConnection !== "CONNECTED") return null;
  return (
    <Button
      variant="light"
      leftSection={<IconMessage size={18} aria-hidden="true" />}
      onClick={() => chat.openChat(person)}
      aria-label={`Chat with ${person.name}`}
    >
      Chat
    </Button>
  );
}
