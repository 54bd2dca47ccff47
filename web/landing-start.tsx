import { PublicFrame } from "./layout/public-frame.tsx";
import { Component as LandingPage } from "./pages/landing/landing-page.tsx";

/** The landing page without the router: the download of a first-time visitor. */
export function LandingRoot() {
  return (
    <PublicFrame leadsOn>
      <LandingPage />
    </PublicFrame>
  );
}

/** Returns the address within the app that a click leads to; null when the browser should handle it. */
export function requestedAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || link.target) return null;
  const servedElsewhere = /^\/(playground|api-docs|dev|developers|files|jobs|companies|help|accessibility)\b/.test(
    link.pathname,
  );
  const samePage = link.pathname === window.location.pathname;
  return servedElsewhere || samePage ? null : link.pathname + link.search;
}
