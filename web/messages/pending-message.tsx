import { Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useChat } from "./chat-context.ts";
import { MessageBubble } from "./message-bubble.tsx";
import type { Pending } from "./pending.ts";
import classes from "./pending-message.module.css";

/** An own message that has not arrived: on its way, or failed with what to do about it. */
export function PendingMessage({ peerId, message }: { peerId: string; message: Pending }) {
  const { store } = useChat();
  const { clientId, content, sentAt, state, problem } = message;
  if (state === "sending") return <MessageBubble content={content} sentAt={sentAt} own state={<span>Sending…</span>} />;
  return (
    <div className={classes.failed}>
      <MessageBubble content={content} sentAt={sentAt} own state={<span>Not sent</span>} />
      <p className={classes.problem} role="alert">
        <IconAlertCircle size={16} aria-hidden="true" />
        {problem}
      </p>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={() => store.retry(peerId, clientId)}>
          Try again
        </Button>
        <Button variant="subtle" color="gray" onClick={() => store.discard(peerId, clientId)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
