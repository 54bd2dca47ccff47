import { IconFileText } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ONLY_FILE } from "../../../shared/messages.ts";
import { exactTime, timeOfDay } from "../../ui/dates.ts";
import { useHydrated } from "../../ui/media.ts";
import { piecesOf } from "./links.ts";
import classes from "./message-bubble.module.css";

interface MessageBubbleProps {
  /** The member of the company who wrote it. */
  author?: string | null;
  content: string;
  /** The file sent with it; without a URL while it cannot be opened. */
  file?: { name: string; url: string | null } | null;
  /** ISO 8601. */
  sentAt: string;
  own: boolean;
  /** For own messages only: whether the other person has seen it. */
  seen?: boolean;
  /** Replaces '✓ Sent' for a message that is pending or has failed. */
  state?: ReactNode;
  /** Actions, shown beside it. */
  action?: ReactNode;
}

/** One message of a conversation; own messages show '✓ Sent' or '✓✓ Seen'. A pure view. */
export function MessageBubble({
  author,
  content,
  file = null,
  sentAt,
  own,
  seen = false,
  state,
  action,
}: MessageBubbleProps) {
  const hydrated = useHydrated();
  return (
    <div className={classes.row} data-own={own || undefined}>
      <div className={classes.bubble}>
        {author ? <p className={classes.author}>{author}</p> : null}
        {file && content === ONLY_FILE ? null : (
          <p className={classes.content} dir="auto">
            <MessageText content={content} />
          </p>
        )}
        {file ? <MessageFile {...file} /> : null}
        <p className={classes.meta}>
          <time dateTime={sentAt} title={hydrated ? exactTime(sentAt) : undefined} suppressHydrationWarning>
            {timeOfDay(sentAt)}
          </time>
          {own ? (state ?? <span>{seen ? "✓✓ Seen" : "✓ Sent"}</span>) : null}
        </p>
      </div>
      {action}
    </div>
  );
}

function MessageFile({ name, url }: { name: string; url: string | null }) {
  const icon = <IconFileText size={18} stroke={1.75} aria-hidden="true" />;
  if (url === null)
    return (
      <p className={classes.file}>
        {icon}
        {name}
      </p>
    );
  return (
    <a className={classes.file} href={url} target="_blank" rel="noopener noreferrer">
      {icon}
      {name}
    </a>
  );
}

/** The text, with links that open in a new tab without access to this one. */
function MessageText({ content }: { content: string }) {
  return piecesOf(content).map(({ text, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ) : (
      text
    ),
  );
}
