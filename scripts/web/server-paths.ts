import { REST_ROOTS } from "../../server/legacy/rest/rest-paths.ts";

/** Where the paths begin that the server answers itself; all others belong to pages and their files. */
const SERVER_PATHS = [
  "/graphql",
  "/socket.io",
  "/files",
  "/feeds",
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

/** `web/messages` is no path of the server's, though its sources are asked for under `/messages`; the schema is no source. */
const NO_SOURCE = "(?![^?]*\\.(?:tsx?|module\\.css|(?<!/schema\\.)graphql)(?:\\?|$))";

/** Hands the server's paths on to it, in the form of Vite's `server.proxy`. */
export const proxyTo = (target: string) =>
  Object.fromEntries(
    SERVER_PATHS.map((path) => [
      `^${NO_SOURCE}${path.replaceAll(".", "\\.")}(?:[/?]|$)`,
      { target, ws: SOCKETS.includes(path) },
    ]),
  );

const SOCKETS = ["/graphql", "/socket.io"];
