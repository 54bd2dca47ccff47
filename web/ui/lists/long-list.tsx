import type { ReactNode } from "react";
import { useFirstFrame } from "../use-first-frame.ts";
import classes from "./long-list.module.css";

interface LongListProps {
  label: string;
  className: string | undefined;
  /** `li` elements, which need an intrinsic size of their own (`contain-intrinsic-block-size: auto …`). */
  children: ReactNode;
}

/**
 * A list whose entries out of sight are not laid out: one of a thousand scrolls like one of twenty. Those that it begins with
 * are laid out once, so that their heights are known and who comes back finds their place.
 */
export function LongList({ label, className, children }: LongListProps) {
  const isShown = useFirstFrame();
  return (
    <ul className={`${classes.list} ${className}`} aria-label={label} data-shown={isShown || undefined}>
      {children}
    </ul>
  );
}
