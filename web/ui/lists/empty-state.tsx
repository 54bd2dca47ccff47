import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  /** One of the drawings in `ui/drawings`. */
  drawing: ReactNode;
  /** One sentence. */
  title: ReactNode;
  /** Where it is all that the page has to say, its heading. */
  isHeading?: boolean;
  /** A second, quieter line where one sentence is not enough. */
  children?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing to show, and what to do about it. */
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
