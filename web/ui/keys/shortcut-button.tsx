import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import type { ShortcutGroup } from "../../../shared/shortcuts.ts";
import { showShortcuts, usePageShortcuts } from "./page-shortcuts.ts";
import classes from "./shortcut-button.module.css";

/** A button that shows the keys, as `?` does. Only where there is a keyboard. */
export const ShortcutButton = () => (
  <ActionIcon
    className={classes.button}
    color="gray"
    onClick={() => showShortcuts(true)}
    aria-label="Keyboard shortcuts"
    title="Keyboard shortcuts (?)"
  >
    <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
  </ActionIcon>
);

/** The same on a page with keys of its own. */
export function PageShortcuts({ group }: { group: ShortcutGroup }) {
  usePageShortcuts(group);
  return <ShortcutButton />;
}
