import type { FastifyRequest } from "fastify";
import type { CookieOptions } from "../../http/sessions/session-cookies.ts";

/** Documented clients on other hosts (`LEGACY_ORIGINS`), and what their handling depends on. */
export interface LegacyOrigins {
  readonly origins: readonly string[];
  /** Public origin of the site, with which addresses of files begin. */
  readonly publicUrl: string;
  /** Whether the origin uses https. */
  readonly secure: boolean;
}

const isListed = (request: FastifyRequest, { origins }: LegacyOrigins) =>
  request.headers.origin !== undefined && origins.includes(request.headers.origin);

/**
 * Returns cookie options: documented clients read their cookies by script; those on other hosts need them sent across
 * sites.
 */
export function cookieOptionsFor(request: FastifyRequest, legacy: LegacyOrigins): CookieOptions {
  const listed = isListed(request, legacy);
  return { httpOnly: false, sameSite: listed ? "none" : "lax", secure: listed || legacy.secure };
}
