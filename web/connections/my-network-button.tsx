import { Button } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useNetworkCountsQuery } from "../generated/connections/connections.ts";
import { useChat } from "../messages/chat-context.ts";

/** Opens My Network; shows the number of pending invitations. */
export function MyNetworkButton() {
  const { openNetwork } = useChat();
  const { data } = useNetworkCountsQuery();
  const waiting = data?.connectionInvitations.totalCount ?? 0;
  return (
    <Button variant="default" leftSection={<IconUsers size={18} aria-hidden="true" />} onClick={openNetwork}>
      My Network{waiting > 0 ? ` · ${waiting} ${waiting === 1 ? "invitation" : "invitations"}` : ""}
    </Button>
  );
}
