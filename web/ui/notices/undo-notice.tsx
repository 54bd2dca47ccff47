import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { focusOn, focusPage } from "../focus/focus.ts";
import { steadyPresses } from "../focus/steady-presses.ts";
import { loadOverlays } from "../overlays/overlays.tsx";
import { noticesStay } from "./notices-stay.ts";
import { closeNotice } from "./notify.ts";
import classes from "./undo-notice.module.css";

interface UndoOffer {
  /** The subject: a newer offer with the same subject replaces it. */
  about: string;
  message: string;
  /** Seconds during which it can be undone. */
  seconds: number;
  undo: () => void;
}

/** The offers on the screen by subject, the newest last. */
const offered = new Map<string, string>();
let count = 0;

/**
 * Reports an action and offers, for a limited time, to undo it: by a button or Ctrl+Z. @returns a function that takes the
 * offer back, for an action that failed
 */
export function offerUndo({ about, message, seconds, undo }: UndoOffer): () => void {
  const until = performance.now() + seconds * 1000;
  /** Where the person is on the page: a panel in which they acted may be about to close. */
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.closest("main")) focused = target;
  };
  const id = `undo:${++count}`;
  // Without the code of notices there is no offer; the action can be reverted where it was made.
  loadOverlays().then(
    ({ notifications }) => {
      const replaced = offered.get(about);
      if (replaced) notifications.hide(replaced);
      offered.delete(about);
      offered.set(about, id);
      document.addEventListener("focusin", follow);
      const close = () => notifications.hide(id);
      const onUndo = () => {
        // Undoing from within the notice, which closes, returns the focus to where the person was before.
        if (document.activeElement?.closest(`.${classes.notice}`)) goBackTo(focused);
        close();
        undo();
      };
      notifications.show({
        id,
        message: <Notice id={id} message={message} until={until} onUndo={onUndo} onOver={close} />,
        color: "accent",
        withBorder: true,
        role: "status",
        // Undoing ends the offer itself, also under a resting pointer.
        autoClose: false,
        onClose: () => {
          document.removeEventListener("focusin", follow);
          if (offered.get(about) === id) offered.delete(about);
        },
        closeButtonProps: { "aria-label": "Close" },
      });
    },
    () => {},
  );
  return () => closeNotice(id);
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
}

function Notice({ id, message, until, onUndo, onOver }: NoticeProps) {
  const [isOver, setOver] = useState(false);
  const over = useEffectEvent(() => {
    if (noticesStay()) setOver(true);
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
    </div>
  );
}
