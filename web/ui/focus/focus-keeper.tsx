import { type ReactNode, useEffect, useRef } from "react";
import { type AfterLast, keepFocus } from "./keep-focus.ts";

interface FocusKeeperProps {
  /**
   * Selector of the elements that may get the focus. Prefer whole cards to their buttons: a second press then has no
   * effect.
   */
  stops: string;
  /** Use "heading" when the list is the content below a heading. */
  afterLast?: AfterLast;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Restores the focus when a press removes the focused element: the stop that takes its place gets it, otherwise the
 * last one. When none is left, the control or the heading before this region gets it, as `afterLast` says, and where that
 * is gone, the page's heading.
 */
export function FocusKeeper({ stops, afterLast = "control", children, className }: FocusKeeperProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => (holder.current ? keepFocus(holder.current, stops, afterLast) : undefined), [stops, afterLast]);
  return (
    <div ref={holder} className={className} data-keeps-focus>
      {children}
    </div>
  );
}
