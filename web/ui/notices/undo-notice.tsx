import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { focusOn, focusPage } from "../focus/focus.ts";
import { steadyPresses } from "../focus/steady-presses.ts";
import { loadOverlays } from "../overlays/overlays.tsx";
import { noticesStay } from "./notices-stay.ts";
import classes from "./undo-notice.module.css";

interface UndoOffer {
  /** The subject: a newer offer with the same subject replaces it. */
  about: string;
  message: string;
  /** Seconds during which it can be undone. */
  seconds: number;
  undo: () => void;
  /**
   * Details of the action. A person who is reading them when the time is over, or waits for what they have sent from
   * there, keeps them, without the offer, until closing them.
   */
  details?: ReactNode;
}

/** The offers on the screen by subject, the newest last. */
const offered = new Map<string, string>();
let count = 0;

/** Reports an action and offers, for a limited time, to undo it: by a button or Ctrl+Z. */
export function offerUndo({ about, message, seconds, undo, details }: UndoOffer): void {
  const until = performance.now() + seconds * 1000;
  const doneFrom = document.activeElement;
  const id = `undo:${++count}`;
  // Without the code of notices there is no offer; the action can be reverted where it was made.
  loadOverlays().then(
    ({ notifications }) => {
      const replaced = offered.get(about);
      if (replaced) notifications.hide(replaced);
      offered.delete(about);
      offered.set(about, id);
      const close = () => notifications.hide(id);
      const onUndo = () => {
        // Undoing from within the notice, which closes, returns the focus to where the action was made.
        if (document.activeElement?.closest(`.${classes.notice}`)) goBackTo(doneFrom);
        close();
        undo();
      };
      notifications.show({
        id,
        message: (
          <Notice id={id} message={message} until={until} onUndo={onUndo} onOver={close}>
            {details}
          </Notice>
        ),
        color: "accent",
        withBorder: true,
        // The action is announced where it was made; details are read on demand, not all at once.
        ...(details === undefined ? { role: "status" } : { role: "region", "aria-label": message, "aria-live": "off" }),
        // Undoing ends the offer itself, also under a resting pointer.
        autoClose: false,
        onClose: () => {
          if (offered.get(about) === id) offered.delete(about);
        },
        closeButtonProps: { "aria-label": "Close" },
      });
    },
    () => {},
  );
}

function goBackTo(element: Element | null): void {
  if (element instanceof HTMLElement && element.closest("main") && element.matches(":not(:disabled)")) focusOn(element);
  if (document.activeElement !== element) focusPage();
}

interface NoticeProps {
  id: string;
  message: string;
  until: number;
  onUndo: () => void;
  onOver: () => void;
  children: ReactNode;
}

function Notice({ id, message, until, onUndo, onOver, children }: NoticeProps) {
  const details = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const over = useEffectEvent(() => {
    if (noticesStay() || details.current?.matches(":focus-within, :hover, :has([data-loading])")) setOver(true);
    else onOver();
  });
  useEffect(() => {
    const timer = setTimeout(() => over(), Math.max(0, until - performance.now()));
    return () => clearTimeout(timer);
  }, [until]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    const newest = [...offered.values()].at(-1) === id;
    if (
      typing ||
      isOver ||
      !newest ||
      event.key.toLowerCase() !== "z" ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return (
    <div className={classes.notice} ref={steadyPresses}>
      <span>{message}</span>
      {/* Separates the words when they are announced together. */ " "}
      {isOver ? null : (
        <Button variant="default" onClick={onUndo} aria-keyshortcuts="Control+Z">
          Undo
        </Button>
      )}
      {children ? <div ref={details}>{children}</div> : null}
    </div>
  );
}
