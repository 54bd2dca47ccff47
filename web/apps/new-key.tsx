import { Button } from "@mantine/core";
import { CopyButton } from "../ui/copy-button.tsx";
import { useHeadingFocus } from "../ui/focus/use-heading-focus.ts";
import sections from "../ui/sections.module.css";
import classes from "./apps.module.css";

/** A key that was just created, and its app. */
export interface ShownKey {
  readonly appName: string;
  readonly key: string;
}

/** Shows a new key, once. */
export function NewKey({ shown: { appName, key }, onSaved }: { shown: ShownKey; onSaved: () => void }) {
  const heading = useHeadingFocus(key);
  return (
    <section className={sections.section} aria-labelledby="new-key">
      <h2 id="new-key" ref={heading} tabIndex={-1}>
        Key for {appName}
      </h2>
      <p>Copy it now and store it like a password. You will not be able to see it again.</p>
      <code className={classes.code} data-testid="key">
        {key}
      </code>
      <div className={classes.actions}>
        <CopyButton text={key} />
        <Button variant="default" onClick={onSaved}>
          I have saved it
        </Button>
      </div>
    </section>
  );
}
