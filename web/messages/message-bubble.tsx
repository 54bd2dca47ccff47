import { exactTime } from "../ui/dates.ts";
import classes from "./message-bubble.module.css";

interface MessageBubbleProps {
  content: string;
  /** A moment in ISO 8601. */
  sentAt: string;
  own: boolean;
  /** Own messages only: whether the other person has seen it. */
  seen?: boolean;
}

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** One message of a conversation; own messages say '✓ Sent' or '✓✓ Seen'. A pure view. */
export function MessageBubble({ content, sentAt, own, seen = false }: MessageBubbleProps) {
  return (
    <div className={classes.row} data-own={own || undefined}>
      <div className={classes.bubble}>
        <p className={classes.content}>{content}</p>
        <p className={classes.meta}>
          <time dateTime={sentAt} title={exactTime(sentAt)}>
            {clock.format(new Date(sentAt))}
          </time>
          {own ? <span>{seen ? "✓✓ Seen" : "✓ Sent"}</span> : null}
        </p>
      </div>
    </div>
  );
}
