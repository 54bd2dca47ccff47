import type { FastifyRequest } from "fastify";
import { crossSiteCheck } from "../../http/security/cross-site-requests.ts";
import type { CookieOptions } from "../../http/sessions/session-cookies.ts";

/** Documented clients on other hosts (`LEGACY_ORIGINS`), and how they are treated. */
export interface LegacyOrigins {
  readonly origins: readonly string[];
  /** Origin under which people reach us. */
  readonly publicUrl: string;
  /** Whether that is https. */
  readonly secure: boolean;
}

const isListed = (request: FastifyRequest, { origins }: LegacyOrigins) =>
  request.headers.origin !== undefined && origins.includes(request.headers.origin);

/** Documented clients read their cookies by script; those on other hosts need them sent across sites. */
export function cookieOptionsFor(request: FastifyRequest, legacy: LegacyOrigins): CookieOptions {
  const listed = isListed(request, legacy);
  return { httpOnly: false, sameSite: listed ? "none" : "lax", secure: listed || legacy.secure };
}

/** What stands before the path of a file: our origin for pages of other hosts. */
export const fileBase = ({ headers }: FastifyRequest, { publicUrl }: LegacyOrigins): string =>
  headers.origin !== undefined && crossSiteCheck(publicUrl)(headers) ? publicUrl : "";
