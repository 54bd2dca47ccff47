import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CookieManner } from "../../http/session-cookies.ts";
import { isRestPath } from "./rest-paths.ts";

/** Documented clients on other hosts (`LEGACY_ORIGINS`), and how they are treated. */
export interface LegacyOrigins {
  readonly origins: readonly string[];
  /** Origin under which people reach us. */
  readonly publicUrl: string;
  /** Whether that is https. */
  readonly secure: boolean;
}

/** Lets pages of those origins, and no others, call the REST paths with their cookies. Everywhere else there is no CORS. */
export async function allowLegacyOrigins(app: FastifyInstance, { origins }: LegacyOrigins) {
  if (origins.length === 0) return;
  await app.register(cors, {
    delegator: (request, done) =>
      done(null, {
        origin: isRestPath(request.url ?? "") ? [...origins] : false,
        credentials: true,
        methods: ["GET", "POST", "PUT", "DELETE"],
        exposedHeaders: ["ETag", "Link", "Retry-After"],
        maxAge: 600,
      }),
  });
}

const isForeign = (request: FastifyRequest, { origins }: LegacyOrigins) =>
  request.headers.origin !== undefined && origins.includes(request.headers.origin);

/** Documented clients read their cookies by script; those on other hosts need them sent across sites. */
export function cookieManner(request: FastifyRequest, legacy: LegacyOrigins): CookieManner {
  const foreign = isForeign(request, legacy);
  return { httpOnly: false, sameSite: foreign ? "none" : "lax", secure: foreign || legacy.secure };
}

/** What stands before the path of a file: our origin for pages of other hosts. */
export const fileBase = (request: FastifyRequest, legacy: LegacyOrigins): string =>
  isForeign(request, legacy) ? legacy.publicUrl : "";
