import { ActionIcon, Checkbox, Radio, TextInput } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import { type FocusEvent, type FormEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import { MAX_SEARCH_KEYWORD } from "../../../shared/jobs.ts";
import { useEscape } from "../overlays/escape.ts";
import classes from "./filter-bar.module.css";
import type { OpenedMenu } from "./filter-bar.tsx";

interface FilterMenuProps extends OpenedMenu {
  /** Returns the number of matches of a choice; absent while or where they are not counted. */
  countOf?: ((value: string) => number) | undefined;
  /** Text in place of the choices while there are none. */
  none?: string;
}

const GAP = 6;

/**
 * The choices of a filter, below its button; each takes effect immediately, and a typed value with Enter. Closes by
 * Escape, a press outside, or when it loses the focus.
 */
export default function FilterMenu({ countOf, none, ...props }: FilterMenuProps) {
  const { anchor, label, choices, chosen, many, example, hint, onChange, onClose, onLeave } = props;
  const menu = useRef<HTMLFieldSetElement>(null);
  // Updated immediately, before the address and the list.
  const [shown, setShown] = useState(chosen);
  const choose = (next: readonly string[]) => {
    setShown(next);
    onChange(next);
  };
  useEscape(true, onClose, { isModal: false });

  // The button moves when its filter becomes active.
  useLayoutEffect(() => {
    const element = menu.current;
    const button = document.getElementById(anchor);
    const holder = element?.parentElement;
    if (!element || !button || !holder) return;
    const { left, bottom } = button.getBoundingClientRect();
    const place = holder.getBoundingClientRect();
    const most = Math.max(0, place.width - element.offsetWidth);
    element.style.left = `${Math.min(Math.max(0, left - place.left), most)}px`;
    element.style.top = `${bottom - place.top + GAP}px`;
  });

  // The menu is on the screen first: there may be dozens of choices.
  const isFilled = useDeferredValue(true, false);
  const isOffering = isFilled && (choices.length > 0 || example !== undefined);
  useEffect(() => {
    const inputs = [...(menu.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const first = isOffering ? (inputs.find(({ checked }) => checked) ?? inputs[0]) : menu.current;
    first?.focus({ preventScroll: true });
  }, [isOffering]);

  useEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      const isOwn = target instanceof Element && (menu.current?.contains(target) || target.closest(`#${anchor}`));
      if (!isOwn) onLeave();
    };
    document.addEventListener("pointerdown", onPointer);
    return () => document.removeEventListener("pointerdown", onPointer);
  }, [anchor, onLeave]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !menu.current?.contains(relatedTarget) && relatedTarget.id !== anchor)
      onLeave();
  };
  const Choice = many ? Checkbox : Radio;
  return (
    <fieldset ref={menu} tabIndex={-1} className={classes.menu} onBlur={onBlur} data-takes-keys>
      <legend>{label}</legend>
      {hint ? <p className={classes.quiet}>{hint}</p> : null}
      {example === undefined ? null : <TypedValue {...props} />}
      {none && choices.length === 0 ? <p className={classes.quiet}>{none}</p> : null}
      {(isFilled ? choices : []).map(({ value, label: name }) => (
        <Choice
          key={value}
          className={classes.choice}
          name={anchor}
          checked={shown.includes(value)}
          onChange={({ currentTarget: { checked } }) => {
            if (!many) choose([value]);
            else choose(checked ? [...shown, value] : shown.filter((other) => other !== value));
          }}
          label={
            <>
              {name}
              {countOf ? <span className={classes.count}>{` ${countOf(value).toLocaleString("en-GB")}`}</span> : null}
            </>
          }
        />
      ))}
    </fieldset>
  );
}

/** A value that is typed: Enter sends it, and the menu closes once the list is filtered by it. */
function TypedValue({ label, chosen: [current = ""], example, onChange, onClose }: OpenedMenu) {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    if (sent === current) onClose();
  }, [sent, current, onClose]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("typed")).trim();
    setSent(typed);
    onChange([typed]);
  };
  return (
    <form className={classes.choice} onSubmit={submit}>
      <TextInput
        name="typed"
        aria-label={label}
        placeholder={example}
        maxLength={MAX_SEARCH_KEYWORD}
        defaultValue={current}
        rightSection={
          <ActionIcon type="submit" aria-label="Apply">
            <IconArrowRight size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        }
      />
    </form>
  );
}
