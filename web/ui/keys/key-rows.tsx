import type { ShortcutGroup } from "../../../shared/shortcuts.ts";
import classes from "./key-rows.module.css";

/** Keys, each with what it does. Pages without scripts have it too. */
export function KeyRows({ keys }: Pick<ShortcutGroup, "keys">) {
  return (
    <dl className={classes.keys}>
      {keys.map(([key, does]) => (
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
  );
}
