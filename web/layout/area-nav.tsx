import { Fragment, type ReactNode, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { PAGE, useMeasuredHeight } from "../ui/use-measured-height.ts";
import type { AreaLink } from "./area-links.ts";
import classes from "./area-shell.module.css";

/**
 * Returns which link is current: "page" for its own page and those below it, "true" for other pages that belong to it.
 */
function useCurrent(): (link: AreaLink) => "page" | "true" | undefined {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, "$1");
  return ({ to, end = false, covers = [] }) => {
    if (pathname === to || (!end && pathname.startsWith(`${to}/`))) return "page";
    return covers.some((address) => pathname.startsWith(address)) ? "true" : undefined;
  };
}

/** The links as a column, with the current one highlighted. `replace`: pages take the place of the menu in the history. */
export function AreaNav({ links, replace = false }: { links: readonly AreaLink[]; replace?: boolean }) {
  const currentOf = useCurrent();
  return (
    <nav aria-label="Main" className={classes.nav}>
      {links.map((link) => (
        <Fragment key={link.to}>
          <Link
            to={link.to}
            className={classes.link}
            aria-current={currentOf(link)}
            data-aside={link.aside || undefined}
            replace={replace}
          >
            <link.icon size={20} stroke={1.75} aria-hidden="true" />
            {link.label}
          </Link>
          {link.Next && !replace ? <link.Next /> : null}
        </Fragment>
      ))}
    </nav>
  );
}

interface BarLinkProps {
  link: AreaLink;
  /** Unread count, shown on the icon. */
  unread?: string | null;
}

/** The bar at the top of phones. */
export function TopBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, PAGE, "--wl-top-bar-height");
  return (
    <section ref={bar} className={classes.topBar} aria-label="Top bar">
      {children}
    </section>
  );
}

/** A link in the bar at the bottom of phones. */
export function BarLink({ link, unread = null }: BarLinkProps) {
  const currentOf = useCurrent();
  const { to, label: text, short, icon: LinkIcon } = link;
  return (
    <Link
      to={to}
      className={classes.barLink}
      aria-current={currentOf(link)}
      aria-label={unread ? `${text} ${unread} unread` : text}
    >
      <LinkIcon size={22} stroke={1.75} aria-hidden="true" />
      <span>{short}</span> {unread ? <span className={classes.barCount}>{unread}</span> : null}
    </Link>
  );
}

/** The bar at the bottom of phones, with the five main links. */
export function AreaBar({ links, extras }: { links: readonly AreaLink[]; extras?: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useMeasuredHeight(bar, PAGE, "--wl-bottom-bar-height");
  return (
    <nav ref={bar} aria-label="Places" className={classes.bottomBar}>
      {links
        .filter(({ inBar }) => inBar)
        .map((link) => (
          <BarLink key={link.to} link={link} />
        ))}
      {extras}
    </nav>
  );
}
