import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply } from "fastify";
import { ACCESS_COOKIE_SECONDS, REFRESH_TOKEN_SECONDS } from "../../accounts/lifetimes.ts";
import type { SessionTokens } from "../../accounts/session-context.ts";
import type { Role } from "../../generated/prisma/enums.ts";

/** The cookies' names are public: legacy clients read and write them (docs/specification.md 3.6). */
export const COOKIES = {
  SEEKER: { access: "useraccessToken", refresh: "userrefreshToken" },
  RECRUITER: { access: "recaccessToken", refresh: "recrefreshToken" },
} as const satisfies Record<Role, { access: string; refresh: string }>;

/**
 * Cookie options of an API: those of our web client are inaccessible to scripts, those of legacy clients are readable.
 */
export interface CookieOptions {
  readonly httpOnly: boolean;
  /** `none` only for legacy clients on other hosts (`LEGACY_ORIGINS`). */
  readonly sameSite: "lax" | "none";
  readonly secure: boolean;
}

const options = (cookieOptions: CookieOptions, maxAge: number): CookieSerializeOptions => ({
  path: "/",
  ...cookieOptions,
  maxAge,
});

/** Sets the renewed access cookie: it lasts one day, the token inside some minutes. */
export function setAccessCookie(reply: FastifyReply, role: Role, token: string, cookieOptions: CookieOptions) {
  reply.setCookie(COOKIES[role].access, token, options(cookieOptions, ACCESS_COOKIE_SECONDS));
}

/** The cookie of a browser that has logged in (`server/accounts/known-browsers.store.ts`). */
export const BROWSER_COOKIE = "worklane-browser";
/** The maximum that browsers allow. */
const BROWSER_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Marks a browser as known for its next login; scripts need not read it. */
export function setBrowserCookie(reply: FastifyReply, browser: string, cookieOptions: CookieOptions) {
  reply.setCookie(BROWSER_COOKIE, browser, options({ ...cookieOptions, httpOnly: true }, BROWSER_COOKIE_SECONDS));
}

/** Sets both cookies of a new session, and its browser's. */
export function setSessionCookies(reply: FastifyReply, tokens: SessionTokens, cookieOptions: CookieOptions) {
  setAccessCookie(reply, tokens.actor.role, tokens.accessToken, cookieOptions);
  setRefreshCookie(reply, tokens.actor.role, tokens.refreshToken, cookieOptions);
  setBrowserCookie(reply, tokens.browser, cookieOptions);
}

/** Sets a refresh token: its session was extended. */
export function setRefreshCookie(reply: FastifyReply, role: Role, token: string, cookieOptions: CookieOptions) {
  reply.setCookie(COOKIES[role].refresh, token, options(cookieOptions, REFRESH_TOKEN_SECONDS));
}

/** Clears both cookies of a role. */
export function clearSessionCookies(reply: FastifyReply, role: Role, cookieOptions: CookieOptions) {
  for (const name of Object.values(COOKIES[role])) reply.clearCookie(name, { path: "/", ...cookieOptions });
}
