import { VisuallyHidden } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { NavLink } from "react-router-dom";
import classes from "./counted-link.module.css";

interface CountedLinkProps {
  to: string;
  label: string;
  icon: Icon;
  /** The number of pending items; null for none. */
  count: string | null;
  /** What is counted, for screen readers. */
  of: string;
  /** Whether to show only the icon, in a bar. */
  isIcon?: boolean;
}

/** A link to a page with the number of items pending there. */
export const CountedLink = ({ to, label, icon: LinkIcon, count, of, isIcon = false }: CountedLinkProps) => (
  <NavLink to={to} className={isIcon ? classes.icon : classes.link}>
    <LinkIcon size={20} stroke={1.75} aria-hidden="true" />
    {isIcon ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    {count ? (
      <span className={classes.count}>
        {count}
        <VisuallyHidden> {of}</VisuallyHidden>
      </span>
    ) : null}
  </NavLink>
);
