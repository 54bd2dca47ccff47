import { MessageBubble } from "../../messages/thread/message-bubble.tsx";
import { Monogram } from "../../ui/monogram.tsx";
import classes from "./chat.module.css";
import { EXAMPLE_CHAT } from "./example.ts";

/** An example conversation between two connected people, with the real components. */
export function Chat() {
  return (
    <figure className={classes.chat} aria-label="A conversation between two peers">
      <figcaption className={classes.head}>
        <Monogram name="Arjun Rao" size={36} shape="person" />
        <span>
          <strong>Arjun Rao</strong>
          <small>Connected</small>
        </span>
      </figcaption>
      <div className={classes.messages}>
        {EXAMPLE_CHAT.map(({ id, ...message }) => (
          <MessageBubble key={id} {...message} />
        ))}
      </div>
    </figure>
  );
}
