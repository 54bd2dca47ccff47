import cors, { type FastifyCorsOptions } from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** Paths, besides the REST calls, that programs on other sites may read. */
const OPEN_PATHS = /^\/(?:graphql|files\/[^?]*|feeds\/[^?]*|api-docs\/openapi\.json)\/?(?:\?|$)/;

const COMMON = {
  methods: ["GET", "POST", "PUT", "DELETE"],
  exposedHeaders: [
    "ETag",
    "Link",
    "Retry-After",
    "RateLimit",
    "RateLimit-Policy",
    "RateLimit-Limit",
    "RateLimit-Remaining",
    "RateLimit-Reset",
    "WWW-Authenticate",
    "Allow",
    "Idempotent-Replayed",
    "X-Request-Id",
  ],
  maxAge: 600,
  // OPTIONS requests that only ask for the methods are answered, too.
  strictPreflight: false,
};

/** For pages of any site, without cookies: with a bearer token, or anonymous. */
export const PUBLIC_CORS = { ...COMMON, origin: "*", credentials: false } satisfies FastifyCorsOptions;

/** For pages of legacy clients on other hosts, with their cookies. */
export const legacyCors = (origins: readonly string[]) =>
  ({ ...COMMON, origin: [...origins], credentials: true }) satisfies FastifyCorsOptions;

interface CorsSettings {
  readonly legacyOrigins: readonly string[];
  /** Whether the path is a REST call, which `legacyOrigins` may send with their cookies. */
  readonly isRestPath: (url: string) => boolean;
}

/** Enables CORS for the APIs. Pages of the web client have no CORS. */
export async function allowOtherSites(app: FastifyInstance, { legacyOrigins, isRestPath }: CorsSettings) {
  const legacy = legacyCors(legacyOrigins);
  await app.register(cors, {
    delegator({ url = "", headers }, done) {
      const isRest = isRestPath(url);
      if (isRest && headers.origin && legacyOrigins.includes(headers.origin)) done(null, legacy);
      else done(null, isRest || OPEN_PATHS.test(url) ? PUBLIC_CORS : { origin: false });
    },
  });
}
