import { Button } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import { useChatStore } from "../chat-context.ts";
import type { Pending } from "../sending/pending.ts";
import { MessageBubble } from "./message-bubble.tsx";
import classes from "./pending-message.module.css";

const STATES = { sending: "Sending…", waiting: "Waiting to be sent", refused: "Not sent" } as const;

/** An own message that has not arrived: being sent, pending, or refused, with the available actions. */
export function PendingMessage({ message }: { message: Pending }) {
  const store = useChatStore();
  const { peerId, clientId, content, file, writtenAt, state, problem } = message;
  const discard = (
    <Button variant="subtle" color="gray" onClick={() => store.discard(peerId, clientId)}>
      Discard
    </Button>
  );
  return (
    <div className={classes.pending}>
      <MessageBubble
        content={content}
        file={file ? { name: file.fileName, url: null } : null}
        sentAt={new Date(writtenAt).toISOString()}
        own
        state={<span>{STATES[state]}</span>}
      />
      {state === "waiting" ? <div className={classes.actions}>{discard}</div> : null}
      {state === "refused" ? (
        <>
          <p className={classes.problem} role="alert">
            <IconAlertCircle size={16} aria-hidden="true" />
            <span>Not sent: {problem}</span>
          </p>
          <div className={classes.actions}>
            <Button variant="subtle" onClick={() => store.retry(peerId, clientId)}>
              Try again
            </Button>
            {discard}
          </div>
        </>
      ) : null}
    </div>
  );
}
