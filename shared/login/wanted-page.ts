/**
 * The cookie with the page that a signed-out visitor requested: it opens after their login. It outlasts a sign-up,
 * whose verification link may open in another tab.
 */
export const WANTED_PAGE_COOKIE = "worklane-wanted-page";

/** How long such a page is remembered; long enough for a sign-up with email verification. */
export const WANTED_PAGE_SECONDS = 60 * 60;

/** Longer addresses are not remembered: no real one is that long, and it would not fit into a cookie. */
export const MAX_WANTED_PAGE = 1500;

/** Any origin will do: what leaves it is refused. */
const ORIGIN = "http://worklane.invalid";

/**
 * Returns an address as path, query and fragment if it is a page of the area below `home`, such as `/main`; null for
 * any other page and any other site.
 */
export function pageWithin(home: string, address: string): string | null {
  if (!URL.canParse(address, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, ORIGIN);
  const isWithin = origin === ORIGIN && (pathname === home || pathname.startsWith(`${home}/`));
  return isWithin ? pathname + search + hash : null;
}
