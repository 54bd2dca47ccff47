import { type ReactNode, useEffect, useRef } from "react";
import { keepFocus } from "./keep-focus.ts";

interface FocusKeeperProps {
  /** The elements that may get the focus. Cards as a whole are safer than their buttons: a second press does nothing. */
  stops: string;
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Keeps the focus of whoever presses something that goes away by it: the stop that takes its place gets it, or else the
 * last one; when there is none, the control before all of this, or the page's heading.
 */
export function FocusKeeper({ stops, children, className }: FocusKeeperProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => (holder.current ? keepFocus(holder.current, stops) : undefined), [stops]);
  return (
    <div ref={holder} className={className} data-keeps-focus>
      {children}
    </div>
  );
}
