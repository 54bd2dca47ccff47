import { VisuallyHidden } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import classes from "./facts.module.css";

export interface Fact {
  /** What this fact is, for screen readers and on hover: "Location". */
  name: string;
  value: string;
  icon: Icon;
}

/** One line of facts, each an icon and its words; wraps on narrow cards. Facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter((fact) => fact.value !== "");
  if (shown.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {shown.map(({ name, value, icon: FactIcon }) => (
        <li key={name} title={name}>
          <FactIcon size={17} stroke={1.75} aria-hidden="true" />
          <VisuallyHidden>{name}: </VisuallyHidden>
          <span>{value}</span>
        </li>
      ))}
    </ul>
  );
}
