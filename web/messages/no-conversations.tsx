import { Button } from "@mantine/core";
import { PeopleDrawing } from "../ui/drawings/people-drawing.tsx";
import { EmptyState } from "../ui/lists/empty-state.tsx";
import { useChat } from "./chat-context.ts";

/** What a job seeker without conversations can do. */
export function NoConversations() {
  const { openNetwork } = useChat();
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title="No conversations yet."
      action={
        <Button variant="default" onClick={openNetwork}>
          Open My Network
        </Button>
      }
    />
  );
}
