import { UnstyledButton } from "@mantine/core";
import { useEffect, useEffectEvent, useState } from "react";
import { TYPING } from "../../ui/keys/typed-text.ts";
import classes from "./undo-bar.module.css";
import type { Undoable } from "./use-undo-stack.ts";

const secondsLeft = (until: number) => Math.max(0, Math.ceil((until - performance.now()) / 1000));

/** The latest change, and the seconds left to undo it. */
export function UndoBar({ newest }: { newest: Undoable | undefined }) {
  return <div className={classes.place}>{newest ? <Offer key={newest.key} newest={newest} /> : null}</div>;
}

function Offer({ newest: { message, until, undo } }: { newest: Undoable }) {
  const [seconds, setSeconds] = useState(() => secondsLeft(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || shiftKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <div className={classes.bar}>
      <span>{message}.</span>
      <UnstyledButton className={classes.undo} onClick={undo} aria-keyshortcuts="u Control+Z">
        Undo
        <span className={classes.seconds} aria-hidden="true">
          {seconds}
        </span>
      </UnstyledButton>
    </div>
  );
}
