import type { ReactNode } from "react";
import classes from "./drawing.module.css";

/** The frame of our line drawings: 200 by 120, in muted ink, with the children of `Accent` in green. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 200 120"
      width="200"
      height="120"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function Accent({ children }: { children: ReactNode }) {
  return <g className={classes.accent}>{children}</g>;
}
