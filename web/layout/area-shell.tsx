import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconLogout, IconMenu2 } from "@tabler/icons-react";
import { type ReactNode, Suspense } from "react";
import { Link, useNavigation } from "react-router-dom";
import { NoticesLink } from "../notices/notices-link.tsx";
import { ColorSchemeSwitch } from "../ui/color-scheme-switch.tsx";
import { ShortcutButton } from "../ui/keys/shortcut-button.tsx";
import { ShortcutHost } from "../ui/keys/shortcut-host.tsx";
import { Wordmark } from "../ui/logo.tsx";
import { useHydrated, usePhone } from "../ui/media.ts";
import { useEscape } from "../ui/overlays/escape.ts";
import { lazyOnTouch } from "../ui/overlays/lazy-part.tsx";
import { useEverOpened } from "../ui/overlays/use-opened.ts";
import { PANEL, useOpenedInAddress } from "../ui/overlays/use-opened-in-address.ts";
import type { AreaLink } from "./area-links.ts";
import { AreaBar, AreaNav, TopBar } from "./area-nav.tsx";
import classes from "./area-shell.module.css";
import { HelpLinks } from "./help-links.tsx";

const AreaMenu = lazyOnTouch(() => import("./area-menu.tsx"));

interface AreaShellProps {
  /** Target of the brand link. */
  home: string;
  links: readonly AreaLink[];
  onLogOut: () => void;
  /** False if the area has no notices. */
  hasNotices?: boolean | undefined;
  /** Who is logged in, above the links. */
  person?: ReactNode;
  /** Above Log Out everywhere. */
  account?: ReactNode;
  /** The same, for the bottom bar on phones. */
  barExtras?: ReactNode;
  children: ReactNode;
}

/** The frame of the areas: sidebar and content; on phones a top bar, a drawer and a bottom bar. */
export function AreaShell({
  home,
  links,
  onLogOut,
  hasNotices = true,
  person,
  account,
  barExtras,
  children,
}: AreaShellProps) {
  const phone = usePhone();
  // A prerendered page contains both frames, and the stylesheet shows the one that fits.
  const prerendered = !useHydrated();
  const [panel, setPanel] = useOpenedInAddress(PANEL);
  const isLeaving = useNavigation().state === "loading";
  const menu = panel === "menu" && !isLeaving;
  const used = useEverOpened(menu);
  const closeMenu = () => setPanel(null);
  useEscape(phone && menu, closeMenu);
  const brand = (
    <Link to={home} className={classes.brand} aria-label="Worklane, home">
      <Wordmark />
    </Link>
  );
  const below = (
    <div className={classes.foot}>
      {account}
      <HelpLinks />
      <div className={classes.below}>
        <UnstyledButton className={classes.link} onClick={onLogOut}>
          <IconLogout size={20} stroke={1.75} aria-hidden="true" />
          Log Out
        </UnstyledButton>
        <span className={classes.switches}>
          <ShortcutButton />
          <ColorSchemeSwitch />
        </span>
      </div>
    </div>
  );
  return (
    <div className={classes.area}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      {phone || prerendered ? (
        <TopBar>
          {brand}
          <span className={classes.topActions}>
            {hasNotices ? <NoticesLink to={`${home}/notices`} isIcon /> : null}
            <ActionIcon color="gray" onClick={() => setPanel("menu")} aria-label="Open menu" aria-expanded={menu}>
              <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </span>
        </TopBar>
      ) : null}
      {phone ? null : (
        <aside className={classes.sidebar} aria-label="Sidebar">
          {brand}
          {person}
          <AreaNav links={links} />
          {hasNotices ? <NoticesLink to={`${home}/notices`} /> : null}
          {below}
        </aside>
      )}
      <main id="content" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      {phone || prerendered ? <AreaBar links={links} extras={barExtras} /> : null}
      {phone && used ? (
        <Suspense>
          <AreaMenu opened={menu} onClose={closeMenu}>
            {person}
            <AreaNav links={links} replace />
            {below}
          </AreaMenu>
        </Suspense>
      ) : null}
      <ShortcutHost />
    </div>
  );
}
