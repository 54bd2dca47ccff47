import { CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { focusIsLost, focusOn, focusPage } from "../focus/focus.ts";
import { useEscape } from "./escape.ts";
import classes from "./split-pane.module.css";

export interface SplitPaneProps {
  /** Label of the pane. */
  title: string;
  /** Absent where one item is always open. */
  onClose?: () => void;
  /** Identifies the content: a new subject scrolls to the top. */
  subject: string;
  /** Whether the pane takes the focus, after it was opened by keyboard. */
  takesFocus: boolean;
  /** The element that gets the focus when the pane closes while containing it; the page's heading by default. */
  returnsTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A pane beside a list, on windows wide enough for both: the list stays usable. Escape and its button close it. */
export function SplitPane({ title, onClose, subject, takesFocus, returnsTo, children }: SplitPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEscape(onClose !== undefined, () => onClose?.(), { isModal: false });

  const back = useRef(returnsTo);
  useEffect(() => {
    back.current = returnsTo;
  }, [returnsTo]);
  useLayoutEffect(() => {
    const element = pane.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const to = back.current?.();
      queueMicrotask(() => {
        if (!focusIsLost()) return;
        if (to?.isConnected) focusOn(to);
        else focusPage();
      });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subject scrolls to the top and takes the focus again
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [subject, takesFocus]);

  return (
    <section ref={pane} className={classes.pane} role={onClose && "dialog"} aria-label={title} tabIndex={-1}>
      {onClose ? <CloseButton className={classes.close} aria-label="Close" onClick={onClose} /> : null}
      <div ref={scroller} className={classes.scroll}>
        {children}
      </div>
    </section>
  );
}
