import { Button } from "@mantine/core";
import { CopyButton } from "../../ui/copy-button.tsx";
import { useHeadingFocus } from "../../ui/focus/use-heading-focus.ts";
import sections from "../../ui/sections.module.css";
import classes from "./factors.module.css";

const FILE = "worklane-recovery-codes.txt";

/** Shows new recovery codes, once. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useHeadingFocus(codes);
  const text = `${codes.join("\n")}\n`;

  function download() {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: FILE });
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <section className={sections.section} aria-labelledby="new-recovery-codes">
      <h2 id="new-recovery-codes" ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Save these codes somewhere you can reach without your device. Each code works once, after your password. You
        will not be able to see them again.
      </p>
      <ul className={classes.codes} aria-labelledby="new-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton text={text} />
        <Button variant="default" onClick={download}>
          Download
        </Button>
        <Button variant="default" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </section>
  );
}
