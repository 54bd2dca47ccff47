import { NavLink, useLocation } from "react-router-dom";
import type { AreaLink } from "./area-links.ts";
import classes from "./area-shell.module.css";

/** Whether a page that belongs to the link without lying below it is open. */
function useCovered(): (covers: readonly string[] | undefined) => true | undefined {
  const { pathname } = useLocation();
  return (covers = []) => covers.some((address) => pathname.startsWith(address)) || undefined;
}

/** The documented links as a column, the current one highlighted (and said so to screen readers). */
export function AreaNav({ links, onFollow }: { links: readonly AreaLink[]; onFollow?: () => void }) {
  const covered = useCovered();
  return (
    <nav aria-label="Area" className={classes.nav}>
      {links.map(({ to, words, icon: LinkIcon, end = false, aside, covers }) => (
        <NavLink
          key={to}
          to={to}
          end={end}
          className={classes.link}
          data-aside={aside || undefined}
          data-covers={covered(covers)}
          onClick={onFollow}
        >
          <LinkIcon size={20} stroke={1.75} aria-hidden="true" />
          {words}
        </NavLink>
      ))}
    </nav>
  );
}

/** The bar at the foot of phones: the five places people go. */
export function AreaBar({ links }: { links: readonly AreaLink[] }) {
  const covered = useCovered();
  return (
    <nav aria-label="Places" className={classes.bottomBar}>
      {links
        .filter((link) => link.inBar)
        .map(({ to, words, short, icon: LinkIcon, end = false, covers }) => (
          <NavLink
            key={to}
            to={to}
            end={end}
            className={classes.barLink}
            data-covers={covered(covers)}
            aria-label={words}
          >
            <LinkIcon size={22} stroke={1.75} aria-hidden="true" />
            <span>{short}</span>
          </NavLink>
        ))}
    </nav>
  );
}
