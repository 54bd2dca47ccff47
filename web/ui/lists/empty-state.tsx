import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  /** One of the drawings in `ui/drawings`. */
  drawing: ReactNode;
  /** One sentence. */
  title: ReactNode;
  /** Whether the title is the page's heading, when there is no other content. */
  isHeading?: boolean;
  /** A second, muted line where one sentence is not enough. */
  children?: ReactNode;
  /** The next step to take. */
  action?: ReactNode;
}

/** Shown in place of empty content, with what to do about it. */
export function EmptyState({ drawing, title, isHeading = false, children, action }: EmptyStateProps) {
  const Title = isHeading ? "h1" : "p";
  return (
    <div className={classes.empty}>
      {drawing}
      <Title className={classes.title}>{title}</Title>
      {children ? <p className={classes.more}>{children}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
