import { VisuallyHidden } from "@mantine/core";
import classes from "./tags.module.css";

const SHOWN = 2;

/** The first tags of an application, in a list of many. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  const more = tags.slice(SHOWN);
  return (
    <span className={classes.few}>
      {tags.slice(0, SHOWN).map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
      {more.length > 0 ? (
        <span className={classes.tag} title={more.join(", ")}>
          <span aria-hidden="true">+{more.length}</span>
          <VisuallyHidden>{more.join(", ")}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}
