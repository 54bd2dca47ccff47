import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconX } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";
import { FocusKeeper } from "../focus/focus-keeper.tsx";
import { showWhole } from "../focus/show-whole.ts";
import classes from "./filter-bar.module.css";

/** The menu that a filter's button opens. */
export interface FilterMenuSpec {
  /** If empty, the values that occur in the list. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** Whether multiple values may be chosen. */
  readonly many: boolean;
  /** Whether the value is typed; an example of it. */
  readonly example?: string;
  /** The rule, where it is not obvious. */
  readonly hint?: string;
  /** The field of the schema's filter whose values get counts; null for none. */
  readonly facet: string | null;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A menu that is open. */
export interface OpenedMenu extends FilterMenuSpec {
  /** Id of the button that opened it. */
  readonly anchor: string;
  readonly label: string;
  /** Closes the menu, and restores the focus. */
  readonly onClose: () => void;
  /** Closes the menu without moving the focus, which is already elsewhere. */
  readonly onLeave: () => void;
}

/** A filter of a list, as a button. */
export interface BarFilter {
  /** The query parameter in the URL. */
  readonly key: string;
  /** "Work Mode" */
  readonly label: string;
  /** "Remote, Hybrid"; empty while nothing is chosen. */
  readonly value: string;
  /** Absent if the button does something else, or the filter can only be removed. */
  readonly menu?: FilterMenuSpec;
  readonly onPress?: () => void;
}

interface FilterBarProps {
  filters: readonly BarFilter[];
  /** Renders the menu of a filter. */
  menu?: (opened: OpenedMenu) => ReactNode;
  onRemove: (key: string) => void;
  onClear: () => void;
}

const buttonId = (key: string) => `filter-${key}`;

/**
 * The filters as buttons: active ones first, with their values, each of which can be changed or removed separately.
 */
export function FilterBar({ filters, menu: renderMenu, onRemove, onClear }: FilterBarProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const active = filters.filter(({ value }) => value !== "");
  const others = filters.filter(({ value, menu }) => value === "" && menu);
  const menuOf = filters.find(({ key }) => key === opened);
  const leave = () => setOpened(null);
  const close = () => {
    if (opened) document.getElementById(buttonId(opened))?.focus({ preventScroll: true });
    leave();
  };
  const nameOf = ({ key, label, value, menu, onPress }: BarFilter) => {
    const press = onPress ?? (menu && (() => setOpened(key === opened ? null : key)));
    const Name = press ? UnstyledButton : "span";
    return (
      <Name
        id={buttonId(key)}
        className={classes.name}
        aria-expanded={menu ? key === opened : undefined}
        onClick={press}
      >
        {value && !value.startsWith(label) ? <VisuallyHidden>{`${label}: `}</VisuallyHidden> : null}
        {value || label}
        {menu ? <IconChevronDown size={15} stroke={2} aria-hidden="true" /> : null}
      </Name>
    );
  };
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
                    {nameOf(filter)}
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
              <UnstyledButton className={classes.clear} onClick={onClear}>
                Clear all
              </UnstyledButton>
            </>
          ) : null}
        </FocusKeeper>
        <div className={classes.others}>
          {others.map((filter) => (
            <span key={filter.key} className={classes.other}>
              {nameOf(filter)}
            </span>
          ))}
        </div>
      </div>
      {menuOf?.menu ? (
        <Suspense key={menuOf.key}>
          {renderMenu?.({
            ...menuOf.menu,
            ...{ anchor: buttonId(menuOf.key), label: menuOf.label, onClose: close, onLeave: leave },
          })}
        </Suspense>
      ) : null}
    </div>
  );
}
