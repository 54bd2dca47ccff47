import { Checkbox } from "@mantine/core";
import classes from "./shortcut-list.module.css";
import { setShortcuts, useShortcutSetting } from "./shortcuts.ts";
import { SidePanel } from "./side-panel.tsx";

interface ShortcutListProps {
  opened: boolean;
  onClose: () => void;
  /** Each key, or keys, with what it does. */
  keys: readonly (readonly [keys: string, does: string])[];
}

/** The keys of a page, and whether they do anything in this browser. */
export default function ShortcutList({ opened, onClose, keys }: ShortcutListProps) {
  const on = useShortcutSetting();
  return (
    <SidePanel opened={opened} onClose={onClose} title="Keyboard shortcuts" width={400}>
      <dl className={classes.keys}>
        {[...keys, ["?", "Show these keys"] as const].map(([key, does]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Use these keys in this browser"
        checked={on}
        onChange={({ currentTarget }) => setShortcuts(currentTarget.checked)}
      />
    </SidePanel>
  );
}
