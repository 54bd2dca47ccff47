import { CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { focusIsLost, focusOn, focusPage } from "../focus/focus.ts";
import { useEscape } from "./escape.ts";
import classes from "./split-pane.module.css";

export interface SplitPaneProps {
  /** Names the pane. */
  title: string;
  onClose: () => void;
  /** What it shows: with another it begins at its top. */
  subject: string;
  /** Whether the focus comes into it, for who opened it by keyboard. */
  takesFocus: boolean;
  /** What gets the focus when it closes with the focus in it. */
  returnsTo: () => HTMLElement | null;
  children: ReactNode;
}

/** What is open beside a list, on windows wide enough for both: the list stays within reach. Closes by Escape or its button. */
export function SplitPane({ title, onClose, subject, takesFocus, returnsTo, children }: SplitPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  useEscape(true, onClose);

  const back = useRef(returnsTo);
  useEffect(() => {
    back.current = returnsTo;
  }, [returnsTo]);
  useLayoutEffect(() => {
    const element = pane.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const to = back.current();
      queueMicrotask(() => {
        if (!focusIsLost()) return;
        if (to?.isConnected) focusOn(to);
        else focusPage();
      });
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject begins at its top and takes the focus anew
  useEffect(() => {
    scroller.current?.scrollTo(0, 0);
    if (takesFocus) pane.current?.focus({ preventScroll: true });
  }, [subject, takesFocus]);

  return (
    <section ref={pane} className={classes.pane} role="dialog" aria-label={title} tabIndex={-1}>
      <CloseButton className={classes.close} aria-label="Close" onClick={onClose} />
      <div ref={scroller} className={classes.scroll}>
        {children}
      </div>
    </section>
  );
}
