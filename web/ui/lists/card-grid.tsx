import type { ReactNode } from "react";
import classes from "./card-grid.module.css";
import { LongList } from "./long-list.tsx";

/**
 * A responsive grid of cards with a gap of 16, in one column on phones; a list to screen readers. Children are `li`
 * elements.
 */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <LongList label={label} className={classes.grid}>
      {children}
    </LongList>
  );
}
