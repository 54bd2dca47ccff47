import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { lazyOnTouch } from "./on-first-touch.ts";
import classes from "./shortcut-sheet.module.css";
import { useShortcuts } from "./shortcuts.ts";
import { useEverOpened } from "./use-opened.ts";

const ShortcutList = lazyOnTouch(() => import("./shortcut-list.tsx"));

interface ShortcutSheetProps {
  /** Each key, or keys, with what it does. */
  keys: readonly (readonly [keys: string, does: string])[];
}

/** A button that shows the keys of a page and lets one turn them off; `?` does the same. Only where there is a keyboard. */
export function ShortcutSheet({ keys }: ShortcutSheetProps) {
  const [opened, setOpened] = useState(false);
  const used = useEverOpened(opened);
  useShortcuts({ "?": () => setOpened(true) });
  return (
    <>
      <ActionIcon
        className={classes.button}
        color="gray"
        onClick={() => setOpened(true)}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {used ? (
        <Suspense>
          <ShortcutList opened={opened} onClose={() => setOpened(false)} keys={keys} />
        </Suspense>
      ) : null}
    </>
  );
}
