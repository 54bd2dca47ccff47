import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import type { ShortcutGroup } from "../../../shared/shortcuts/shortcuts.ts";
import { showShortcuts, usePageShortcuts } from "./page-shortcuts.ts";
import classes from "./shortcut-button.module.css";
import { letterKeys } from "./shortcuts.ts";

/** A button that shows the shortcuts, as `?` does. Only where there is a keyboard. */
export function ShortcutButton() {
  const withKeys = letterKeys.useValue() === "on";
  return (
    <ActionIcon
      className={classes.button}
      color="gray"
      onClick={() => showShortcuts(true)}
      // Its name to screen readers, too.
      title={withKeys ? "Keyboard shortcuts (press ?)" : "Keyboard shortcuts"}
    >
      <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}

/** The same, on a page with its own shortcuts. */
export function PageShortcuts({ group }: { group: ShortcutGroup }) {
  usePageShortcuts(group);
  return <ShortcutButton />;
}
