import { useEffect, useEffectEvent, useRef, useState } from "react";
import { letterKeys } from "../../ui/keys/shortcuts.ts";
import type { ActionMenu } from "./review-actions.tsx";
import type { Stage } from "./review-change.ts";

const LETTER_OR_DIGIT = /^[\p{L}\d]$/u;

/**
 * A menu of stages to move to, with number keys. From the moment it is opened by key it captures letters and digits,
 * even before it is rendered: fast typing must not trigger decisions by accident.
 */
export function useMoveMenu(
  stages: readonly Stage[],
  move: (stage: Stage) => void,
): { readonly open: () => void; readonly menu: ActionMenu } {
  const [opened, setOpened] = useState(false);
  const isOpen = useRef(false);
  const change = (next: boolean) => {
    isOpen.current = next;
    setOpened(next);
  };
  const choose = (stage: Stage) => {
    change(false);
    move(stage);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event;
    if (!isOpen.current || letterKeys.get() === "off" || ctrlKey || metaKey || altKey || !LETTER_OR_DIGIT.test(key))
      return;
    event.preventDefault();
    const stage = stages[Number(key) - 1];
    if (stage && !repeat) choose(stage);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
  const items = stages.map((stage) => ({ name: stage.name, choose: () => choose(stage) }));
  return { open: () => change(true), menu: { opened, onChange: change, items } };
}
