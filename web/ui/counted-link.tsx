import type { Icon } from "@tabler/icons-react";
import { NavLink } from "react-router-dom";
import classes from "./counted-link.module.css";
import { VisuallyHidden } from "./plain/hidden.tsx";

interface CountedLinkProps {
  to: string;
  label: string;
  icon: Icon;
  /** How much waits there; null: nothing. */
  count: string | null;
  /** What the count is of, for screen readers. */
  of: string;
  /** The icon alone, in a bar. */
  isIcon?: boolean;
}

/** The way to a page, with how much waits there. */
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
