import type { ReactNode } from "react";
import classes from "./bubble.module.css";

interface BubbleProps {
  isBot: boolean;
  /** Marks a failure, in addition to its text. */
  failed?: boolean;
  children: ReactNode;
  /** Below the bubble: copy, retry. */
  actions?: ReactNode;
}

/** A message of the person or the assistant. */
export function Bubble({ isBot, failed = false, children, actions }: BubbleProps) {
  return (
    <div className={classes.row} data-own={isBot ? undefined : true}>
      <div className={classes.bubble} data-failed={failed || undefined}>
        <span className={classes.author}>{isBot ? "Assistant:" : "You:"}</span>
        <div>{children}</div>
      </div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  );
}
