import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconX } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import type { JobFilter } from "../../generated/graphql.ts";
import { FocusKeeper } from "../../ui/focus/focus-keeper.tsx";
import { showWhole } from "../../ui/focus/show-whole.ts";
import { lazyOnTouch } from "../../ui/overlays/lazy-part.tsx";
import classes from "./filter-bar.module.css";
import type { BarFilter } from "./job-bar-filters.ts";

const FilterMenu = lazyOnTouch(() => import("./filter-menu.tsx"));

interface FilterBarProps {
  /** The current search, for the job count beside each choice. */
  filter: JobFilter | null;
  filters: readonly BarFilter[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

const buttonId = (key: string) => `filter-${key}`;

/**
 * The filters as buttons: active ones first, with their values, each of which can be changed or removed separately.
 */
export function FilterBar({ filter: search, filters, onRemove, onClear }: FilterBarProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const active = filters.filter(({ value }) => value !== "");
  const others = filters.filter(({ value, menu }) => value === "" && menu);
  const menuOf = filters.find(({ key }) => key === opened);
  const leave = () => setOpened(null);
  const close = () => {
    if (opened) document.getElementById(buttonId(opened))?.focus({ preventScroll: true });
    leave();
  };
  const nameButton = (filter: BarFilter) => (
    <UnstyledButton
      id={buttonId(filter.key)}
      className={classes.name}
      aria-expanded={filter.menu ? filter.key === opened : undefined}
      onClick={filter.onPress ?? (() => setOpened(filter.key === opened ? null : filter.key))}
    >
      {filter.value ? (
        <>
          <VisuallyHidden>{`${filter.label}: `}</VisuallyHidden>
          {filter.value}
        </>
      ) : (
        filter.label
      )}
      {filter.menu ? <IconChevronDown size={15} stroke={2} aria-hidden="true" /> : null}
    </UnstyledButton>
  );
  return (
    <div className={classes.holder}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: no control, it shows whole what has the focus in it */}
      <div className={classes.bar} onFocus={showWhole}>
        <FocusKeeper stops="[data-removes]" className={classes.active}>
          {active.length > 0 ? (
            <>
              <ul className={classes.chips} aria-label="Active filters">
                {active.map((filter) => (
                  <li key={filter.key} className={classes.chip}>
                    {nameButton(filter)}
                    <UnstyledButton
                      className={classes.remove}
                      data-removes
                      onClick={() => onRemove(filter.key)}
                      aria-label={`Remove filter ${filter.value}`}
                    >
                      <IconX size={15} stroke={2} aria-hidden="true" />
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
              {active.length > 1 ? (
                <UnstyledButton className={classes.clear} onClick={onClear}>
                  Clear all
                </UnstyledButton>
              ) : null}
            </>
          ) : null}
        </FocusKeeper>
        <div className={classes.others}>
          {others.map((filter) => (
            <span key={filter.key} className={classes.other}>
              {nameButton(filter)}
            </span>
          ))}
        </div>
      </div>
      {menuOf?.menu ? (
        <Suspense>
          <FilterMenu
            key={menuOf.key}
            anchor={buttonId(menuOf.key)}
            label={menuOf.label}
            search={search}
            {...menuOf.menu}
            onClose={close}
            onLeave={leave}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
