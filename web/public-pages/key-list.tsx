import { PUBLIC_SEARCH_KEYS } from "../../shared/shortcuts/shortcuts.ts";
import { KeyRows } from "../ui/keys/key-rows.tsx";
import buttons from "./button.module.css";
import classes from "./key-list.module.css";

/** The shortcuts of the search, which the script provides: hidden until it is loaded. */
export function KeyList() {
  return (
    <>
      <button type="button" className={classes.open} data-keys-open="" hidden>
        Keyboard shortcuts
      </button>
      <dialog className={classes.dialog} data-keys="" aria-labelledby="keys">
        <form method="dialog">
          <h2 id="keys">Keyboard shortcuts</h2>
          <KeyRows keys={PUBLIC_SEARCH_KEYS.keys} />
          <label className={classes.choice}>
            <input type="checkbox" data-keys-on="" defaultChecked />
            Use single-key shortcuts in this browser
          </label>
          <button type="submit" className={buttons.button}>
            Close
          </button>
        </form>
      </dialog>
    </>
  );
}
