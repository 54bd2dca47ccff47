import type { Icon } from "@tabler/icons-react";
import classes from "./status-badge.module.css";

export type StatusTone = "accent" | "wait" | "no" | "quiet";

/** A state as a word and an icon, never by colour alone. */
export function StatusBadge({ tone, icon: StatusIcon, children }: { tone: StatusTone; icon: Icon; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <StatusIcon size={16} stroke={2} aria-hidden="true" />
      {children}
    </span>
  );
}
