import type { ReactNode } from "react";
import classes from "./card-grid.module.css";

/** Cards side by side, 16 apart, one column on phones; a list to screen readers. Children are `li` elements. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {children}
    </ul>
  );
}
