import { Checkbox, Radio } from "@mantine/core";
import { type FocusEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { JobFilter } from "../../generated/graphql.ts";
import { useJobFacetsQuery } from "../../generated/jobs/search/search-help.ts";
import { useEscape } from "../../ui/overlays/escape.ts";
import classes from "./filter-bar.module.css";
import { type FilterMenuSpec, offeredIn } from "./job-bar-filters.ts";

interface FilterMenuProps extends FilterMenuSpec {
  /** Id of the button that opened it. */
  anchor: string;
  label: string;
  search: JobFilter | null;
  /** Closes the menu, and restores the focus. */
  onClose: () => void;
  /** Closes the menu without moving the focus, which is already elsewhere. */
  onLeave: () => void;
}

const GAP = 6;

/**
 * The choices of a filter, below its button; each takes effect immediately. Closes by Escape, a press outside, or when
 * it loses the focus.
 */
export default function FilterMenu({ search, facet, ...props }: FilterMenuProps) {
  const { anchor, label, chosen, many, onChange, onClose, onLeave } = props;
  const { data, previousData, loading } = useJobFacetsQuery({ variables: { filter: search }, skip: facet === null });
  const counts = (data ?? previousData)?.jobFacets.facets.find(({ filter }) => filter === facet)?.counts ?? [];
  const offered = offeredIn(props, counts);
  const countOf = (value: string) => counts.find((count) => count.value === value)?.count ?? 0;
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
  const isOffering = isFilled && offered.length > 0;
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
      {props.hint ? <p className={classes.quiet}>{props.hint}</p> : null}
      {offered.length === 0 ? <p className={classes.quiet}>{loading ? "Loading…" : "No jobs specify this."}</p> : null}
      {(isFilled ? offered : []).map(({ value, label: name }) => (
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
              {facet && data ? (
                <span className={classes.count}>{` ${countOf(value).toLocaleString("en-GB")}`}</span>
              ) : null}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
