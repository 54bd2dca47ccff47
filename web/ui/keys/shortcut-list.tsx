import { Checkbox } from "@mantine/core";
import { EVERYWHERE, type ShortcutGroup } from "../../../shared/shortcuts/shortcuts.ts";
import { SidePanel } from "../overlays/side-panel.tsx";
import { KeyRows } from "./key-rows.tsx";
import classes from "./shortcut-list.module.css";
import { letterKeys } from "./shortcuts.ts";

interface ShortcutListProps {
  opened: boolean;
  onClose: () => void;
  /** Groups of the current page. */
  groups: readonly ShortcutGroup[];
}

/** The shortcuts of a page, and whether single-letter ones are enabled in this browser. */
export default function ShortcutList({ opened, onClose, groups }: ShortcutListProps) {
  return (
    <SidePanel opened={opened} onClose={onClose} title="Keyboard shortcuts" width={400} above>
      {[...groups, EVERYWHERE].map(({ title, keys }) => (
        <section key={title} className={classes.group} aria-label={title}>
          <h3>{title}</h3>
          <KeyRows keys={keys} />
        </section>
      ))}
      <LetterKeysChoice />
    </SidePanel>
  );
}

/** Enables or disables single-letter shortcuts. */
export function LetterKeysChoice() {
  return (
    <Checkbox
      label="Use single-key shortcuts in this browser"
      description="Turn them off if you use voice control or sometimes press keys by accident."
      checked={letterKeys.useValue() === "on"}
      onChange={({ currentTarget }) => letterKeys.set(currentTarget.checked ? "on" : "off")}
    />
  );
}
