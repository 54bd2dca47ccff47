import { type ReactNode, useEffect, useRef } from "react";
import { type AfterLast, keepFocus } from "./keep-focus.ts";

interface FocusKeeperProps {
  /** The elements that may get the focus. Cards as a whole are safer than their buttons: a second press does nothing. */
  stops: string;
  /** A list that is a page's content leads back to its heading. */
  afterLast?: AfterLast;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Keeps the focus of whoever presses something that goes away by it: the stop that takes its place gets it, or else the
 * last one; when there is none, the control before all of this or, where that is gone or `afterLast` says so, the page's heading.
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
