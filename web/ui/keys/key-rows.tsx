import type { ShortcutGroup } from "../../../shared/shortcuts/shortcuts.ts";
import classes from "./key-rows.module.css";

/** Keys, each with its effect. Also used on pages without scripts. */
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
