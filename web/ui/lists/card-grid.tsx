import type { ReactNode } from "react";
import classes from "./card-grid.module.css";
import { LongList } from "./long-list.tsx";

interface CardGridProps {
  label: string;
  /** Whether each has the whole width. */
  isRows?: boolean | undefined;
  children: ReactNode;
}

/**
 * A responsive grid of cards with a gap of 16, in one column on phones; a list to screen readers. Children are `li`
 * elements.
 */
export function CardGrid({ label, isRows = false, children }: CardGridProps) {
  return (
    <LongList label={label} className={isRows ? classes.rows : classes.grid}>
      {children}
    </LongList>
  );
}
