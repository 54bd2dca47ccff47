import { Link, useLocation } from "react-router-dom";
import type { AreaLink } from "./area-links.ts";
import classes from "./area-shell.module.css";

/** Which link is current: "page" for its own page and those below it, "true" for pages that belong to it elsewhere. */
function useCurrent(): (link: AreaLink) => "page" | "true" | undefined {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, "$1");
  return ({ to, end = false, covers = [] }) => {
    if (pathname === to || (!end && pathname.startsWith(`${to}/`))) return "page";
    return covers.some((address) => pathname.startsWith(address)) ? "true" : undefined;
  };
}

/** The documented links as a column, the current one highlighted. */
export function AreaNav({ links, onFollow }: { links: readonly AreaLink[]; onFollow?: () => void }) {
  const currentOf = useCurrent();
  return (
    <nav aria-label="Area" className={classes.nav}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          className={classes.link}
          aria-current={currentOf(link)}
          data-aside={link.aside || undefined}
          onClick={onFollow}
        >
          <link.icon size={20} stroke={1.75} aria-hidden="true" />
          {link.words}
        </Link>
      ))}
    </nav>
  );
}

/** The bar at the foot of phones: the five places people go. */
export function AreaBar({ links }: { links: readonly AreaLink[] }) {
  const currentOf = useCurrent();
  return (
    <nav aria-label="Places" className={classes.bottomBar}>
      {links
        .filter(({ inBar }) => inBar)
        .map((link) => (
          <Link
            key={link.to}
            to={link.to}
            className={classes.barLink}
            aria-current={currentOf(link)}
            aria-label={link.words}
          >
            <link.icon size={22} stroke={1.75} aria-hidden="true" />
            <span>{link.short}</span>
          </Link>
        ))}
    </nav>
  );
}
