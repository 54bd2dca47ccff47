import type { ReactNode } from "react";
import { useFirstFrame } from "../use-first-frame.ts";
import classes from "./long-list.module.css";

interface LongListProps {
  label: string;
  className: string | undefined;
  /** `li` elements, which need their own intrinsic size (`contain-intrinsic-block-size: auto …`). */
  children: ReactNode;
}

/**
 * A list that skips the layout of entries off screen: one of a thousand scrolls like one of twenty. The initial entries
 * are laid out once, so that their heights are known and the scroll position can be restored.
 */
export function LongList({ label, className, children }: LongListProps) {
  const isShown = useFirstFrame();
  return (
    <ul className={`${classes.list} ${className}`} aria-label={label} data-shown={isShown || undefined}>
      {children}
    </ul>
  );
}
