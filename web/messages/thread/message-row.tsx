import { VisuallyHidden } from "@mantine/core";
import { memo } from "react";
import type { ChatMessage } from "../live/chat-transport.ts";
import { MessageBubble } from "./message-bubble.tsx";
import classes from "./message-list.module.css";
import { MessageMenu } from "./message-menu.tsx";

interface MessageRowProps {
  message: ChatMessage;
  own: boolean;
  peerName: string;
  /** For own messages only: whether the other person has seen it. */
  seen: boolean;
  /** Whether its menu is shown without hover. */
  isChosen: boolean;
  onChoose: (id: string) => void;
  onReport: (id: string) => void;
}

/** A sent message in the list. Memoised: a conversation has many, and each new message renders the list several times. */
export const MessageRow = memo(function MessageRow({
  message: { id, seq, content, fileName, fileUrl, sentAt, authorName },
  own,
  peerName,
  seen,
  isChosen,
  onChoose,
  onReport,
}: MessageRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the button itself
    <li data-seq={seq} data-chosen={isChosen || undefined} onClick={() => onChoose(id)}>
      {own && authorName ? null : <VisuallyHidden>{own ? "You:" : `${peerName}:`}</VisuallyHidden>}
      <MessageBubble
        author={authorName}
        content={content}
        file={fileName ? { name: fileUrl ? fileName : "A file, hidden until the first decision", url: fileUrl } : null}
        sentAt={sentAt}
        own={own}
        seen={seen}
        action={own ? null : <MessageMenu className={classes.more} sentAt={sentAt} onReport={() => onReport(id)} />}
      />
    </li>
  );
});
