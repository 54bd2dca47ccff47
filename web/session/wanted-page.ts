import {
  MAX_WANTED_PAGE,
  pageWithin,
  WANTED_PAGE_COOKIE,
  WANTED_PAGE_SECONDS,
} from "../../shared/login/wanted-page.ts";

const setCookie = (value: string, seconds: number) => {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${WANTED_PAGE_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
};

function readCookie(): string {
  const [, value = ""] = new RegExp(`(?:^|; )${WANTED_PAGE_COOKIE}=([^;]*)`).exec(document.cookie) ?? [];
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Remembers a page that requires a login; the server does the same where it redirects. */
export function rememberPage(address: string): void {
  if (typeof document !== "undefined" && address.length <= MAX_WANTED_PAGE)
    setCookie(encodeURIComponent(address), WANTED_PAGE_SECONDS);
}

/** Remembers the current page. */
export const rememberThisPage = (): void =>
  rememberPage(window.location.pathname + window.location.search + window.location.hash);

/** Adds the fragment of the current address, which browsers keep over a redirect but do not send to the server. */
export function rememberFragment(): void {
  const page = readCookie();
  if (page && !page.includes("#")) rememberPage(page + window.location.hash);
}

/** Returns the remembered page if it is in the area below `home`, and forgets it; otherwise `home`. */
export function takeWantedPage(home: string): string {
  const page = pageWithin(home, readCookie());
  if (page) setCookie("", 0);
  return page ?? home;
}
