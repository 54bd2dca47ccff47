import { REST_ROOTS } from "../../server/legacy/rest/rest-paths.ts";

/** Prefixes of the paths handled by the server; all others belong to pages and their files. */
const SERVER_PATHS = [
  "/graphql",
  "/socket.io",
  "/files",
  "/feeds",
  "/calendar",
  "/jobs",
  "/companies",
  "/developers",
  "/help",
  "/accessibility",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps",
  "/dev",
  "/playground",
  "/api-docs",
  "/privacy/my-data.zip",
  "/exports",
  "/end-mails",
  "/job-alert",
  "/.well-known",
  "/healthz",
  "/readyz",
  "/metrics",
  "/page-vitals",
  ...REST_ROOTS,
];

/**
 * `web/messages` is not a path of the server, though its sources are requested under `/messages`; the schema is not a
 * source.
 */
const NO_SOURCE = "(?![^?]*\\.(?:tsx?|module\\.css|(?<!/schema\\.)graphql)(?:\\?|$))";

/** Proxies the server's paths to it, in the format of Vite's `server.proxy`. */
export const proxyTo = (target: string) =>
  Object.fromEntries(
    SERVER_PATHS.map((path) => [
      `^${NO_SOURCE}${path.replaceAll(".", "\\.")}(?:[/?]|$)`,
      { target, ws: SOCKETS.includes(path) },
    ]),
  );

const SOCKETS = ["/graphql", "/socket.io"];
