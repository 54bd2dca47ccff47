import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { focusOn, focusPage } from "../focus/focus.ts";
import { steadyPresses } from "../focus/steady-presses.ts";
import { loadOverlays } from "../overlays/overlays.tsx";
import { noticesStay } from "./notices-stay.ts";
import classes from "./undo-notice.module.css";

interface UndoOffer {
  /** What it is about: a newer offer about the same replaces it. */
  about: string;
  message: string;
  /** How long it can be undone. */
  seconds: number;
  undo: () => void;
  /** More about what was done. Whoever is at it when the time is over keeps it, without the offer, until they close it. */
  details?: ReactNode;
}

/** The offers on the screen by what they are about, the newest last. */
const offered = new Map<string, string>();
let count = 0;

/** Says what was done and offers, for a while, to undo it: by a button or Ctrl+Z. */
export function offerUndo({ about, message, seconds, undo, details }: UndoOffer): void {
  const until = performance.now() + seconds * 1000;
  const doneFrom = document.activeElement;
  const id = `undo:${++count}`;
  // Without the code of notices there is no offer; what was done can be changed where it was done.
  loadOverlays().then(
    ({ notifications }) => {
      const replaced = offered.get(about);
      if (replaced) notifications.hide(replaced);
      offered.delete(about);
      offered.set(about, id);
      const close = () => notifications.hide(id);
      const onUndo = () => {
        // Whoever undoes it in the notice, which goes, is back where it was done.
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
        color: "lane",
        withBorder: true,
        // What was done is said where it was done; details are read by who goes to them, and not all at once.
        ...(details === undefined ? { role: "status" } : { role: "region", "aria-label": message, "aria-live": "off" }),
        // It ends when undoing does, also under a resting pointer.
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
    if (noticesStay() || details.current?.matches(":focus-within, :hover")) setOver(true);
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
      {/* Said in one go, the words stay apart. */ " "}
      {isOver ? null : (
        <Button variant="default" onClick={onUndo} aria-keyshortcuts="Control+Z">
          Undo
        </Button>
      )}
      {children ? <div ref={details}>{children}</div> : null}
    </div>
  );
}
