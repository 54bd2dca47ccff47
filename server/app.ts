import { maxHeaderSize } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { closePlatform, createPlatform, type PlatformOptions } from "./create-platform.ts";
import { createApollo } from "./graphql/apollo.ts";
import { playgroundRoutes } from "./graphql/playground/playground.ts";
import { graphqlRoutes, readerOf } from "./graphql/routes.ts";
import { createSchema } from "./graphql/schema.ts";
import { serveSubscriptions } from "./graphql/subscriptions/subscriptions.ts";
import { calendarFeedRoutes } from "./http/calendar-feed.ts";
import { closeUnusedConnections } from "./http/close-unused-connections.ts";
import { errorRoutes, readableUrl } from "./http/errors/error-handler.ts";
import { problemDetails } from "./http/errors/problem-details.ts";
import { refuseAddress, refuseExpectation, refuseUnreadable } from "./http/errors/refuse-unreadable.ts";
import { applicantExportRoutes } from "./http/files/applicant-exports.ts";
import { dataExportRoutes } from "./http/files/data-export.ts";
import { filesRoutes } from "./http/files/file-routes.ts";
import { jobFeedRoutes } from "./http/job-feed.ts";
import { boundBodies } from "./http/load/bodies-in-flight.ts";
import { MAX_BODY } from "./http/load/body-limit.ts";
import { refuseOverload } from "./http/load/refuse-overload.ts";
import { mailboxRoutes } from "./http/mailbox-routes.ts";
import { healthRoutes } from "./http/monitoring/health.ts";
import { metricsRoutes } from "./http/monitoring/metrics.ts";
import { logRequests } from "./http/monitoring/request-log.ts";
import { traceRequests } from "./http/monitoring/traced-requests.ts";
import { readPages, scriptHashes, scriptsIn } from "./http/pages/pages.ts";
import { webRoutes } from "./http/pages/web.ts";
import { readPublicPageFiles } from "./http/public-pages/page-files.ts";
import { pendingActs } from "./http/public-pages/pending-action.ts";
import { publicPageRoutes } from "./http/public-pages/public-pages.ts";
import { pageSender } from "./http/public-pages/send-page.ts";
import { sitemapRoutes } from "./http/public-pages/sitemaps.ts";
import { allowOtherSites } from "./http/security/cors.ts";
import { originCheck } from "./http/security/cross-site-requests.ts";
import { requireValidHost } from "./http/security/host-header.ts";
import { recordRefusals } from "./http/security/record-refusals.ts";
import { security } from "./http/security/security-headers.ts";
import { securityTxtRoutes } from "./http/security/security-txt.ts";
import { ignoreOtherUpgrades } from "./http/security/upgrades.ts";
import { allActors } from "./http/sessions/authentication.ts";
import { readAfterWrite } from "./http/sessions/read-after-write.ts";
import type { LegacyOrigins } from "./legacy/rest/legacy-origins.ts";
import { restRoutes } from "./legacy/rest/register-rest.ts";
import { isRestPath } from "./legacy/rest/rest-paths.ts";
import { OpenChats } from "./legacy/socket/open-chats.ts";
import { serveLegacySockets } from "./legacy/socket/socket.ts";
import { loopLoad } from "./platform/loop-load.ts";
import { packageRoot } from "./platform/package-root.ts";
import type { Platform } from "./platform/platform.ts";
import { isTracing } from "./platform/tracing/tracing.ts";
import { createServices, type Services } from "./services/services.ts";
import { proxyTrust } from "./trusted-proxies.ts";

/** Compresses in a third of the time that the default takes; pages become about 5% larger. */
const BROTLI_QUALITY = 3;

/** A composed server. `http` is not listening yet; the rest is exposed for tests and the process. */
export interface App {
  readonly http: FastifyInstance;
  readonly platform: Platform;
  readonly services: Services;
  /** Signals to proxies that this node is about to stop, and keeps serving until they have noticed. */
  drain(): Promise<void>;
  /** Stops accepting requests, lets those in flight finish, and closes everything. */
  stop(): Promise<void>;
}

export interface AppOptions extends PlatformOptions {
  /** Event loop utilization, from 0 to 1; measured unless given. */
  readonly load?: () => number;
  /** Folder of the built web client; `dist` unless given. */
  readonly web?: string;
}

/** The composition root: wires the platform, the services and the transports together. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, publicUrl, log } = options;
  const platform = await createPlatform({ ...options, replicated: true });
  const { db, events, files } = platform;
  const services = createServices(platform, config);

  const secure = publicUrl.startsWith("https:");
  const http = Fastify({
    bodyLimit: MAX_BODY,
    trustProxy: proxyTrust(config.trustProxy),
    genReqId: () => crypto.randomUUID(),
    logger: false,
    rewriteUrl: readableUrl,
    // A parameter of any length reaches its route, whose answer is better than that nothing is there.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    // Slow clients that would hold a connection are cut off: 15 s for the headers, five minutes for the whole request,
    // in which a file of 5 MB arrives at 140 kbit/s. `requireValidHost` refuses requests without a host.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    requestTimeout: 300_000,
    clientErrorHandler: refuseUnreadable(secure),
    frameworkErrors: (_error, { raw }, reply) => refuseAddress(secure)(raw, reply.raw),
    connectionTimeout: 0,
    // Longer than proxies keep theirs (Caddy: two minutes): a request sent just as we close would be lost.
    keepAliveTimeout: 130_000,
    forceCloseConnections: "idle",
    // Requests that arrive on an open connection are answered: otherwise the client could not know whether they were
    // processed.
    return503OnClosing: false,
  });
  http.server.on("checkExpectation", refuseExpectation(secure));
  if (isTracing()) traceRequests(http);
  let stopping = false;
  let stopped = false;
  const allowsOrigin = originCheck(publicUrl);
  const legacy: LegacyOrigins = { origins: config.legacyOrigins, publicUrl, secure };
  const openChats = new OpenChats(events);
  const allowsLegacyOrigin = originCheck(publicUrl, config.legacyOrigins);
  const schema = await createSchema();
  const { apollo, textOf } = createApollo(schema, {
    queryBudget: services.queryBudget,
    log,
    compiles: config.fastExecution,
  });
  await apollo.start();
  const dist = options.web ?? join(packageRoot, "dist");
  const pages = readPages(join(dist, "pages"), config);
  const publicPages = readPublicPageFiles(dist);

  // Clients with keep-alive connections are told to reconnect elsewhere.
  http.addHook("onSend", async (_request, reply) => {
    if (stopping) reply.header("connection", "close");
  });
  closeUnusedConnections(http);
  await http.register(cookie);
  await http.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  logRequests(http, log);
  await allowOtherSites(http, { legacyOrigins: config.legacyOrigins, isRestPath });
  security(http, {
    allowsOrigin: (request) => (isRestPath(request.url) ? allowsLegacyOrigin : allowsOrigin)(request),
    publicUrl,
    scripts: scriptHashes([...scriptsIn(pages), ...(publicPages ? [publicPages.afterFirstPaint] : [])]),
  });
  problemDetails(http, publicUrl);
  requireValidHost(http, publicUrl);
  recordRefusals(http, services);
  if (config.replicaUrls.length > 0) readAfterWrite(http, secure);
  errorRoutes(http, log);
  boundBodies(http);
  refuseOverload(http);
  // Assigned once the sockets are set up, which happens last.
  let openSockets = (): Record<string, number> => ({});
  await metricsRoutes(http, {
    db,
    token: config.metricsToken,
    production: config.production,
    limits: platform.limits,
    openSockets: () => openSockets(),
    assistantSpend: () => services.assistant.spend(),
    securityCounts: () => ({ ...services.auditLog.signals.counts, refusals: services.auditLog.refusals.counts }),
  });
  await http.register(securityTxtRoutes, { contact: config.securityContact, publicUrl, clock: platform.clock });
  await http.register(healthRoutes, { db, events, isStopping: () => stopping });
  await http.register(graphqlRoutes, { apollo, schema, services, secure, textOf });
  await http.register(filesRoutes, {
    db,
    files,
    holdsUnverified: config.holdsUnverified,
    actorsOf: (request) => allActors(services, request),
    beforeSent: (actors, file) => services.profileAccess.openFile(actors, file),
    onOpened: (actors, file) => services.promises.openFile(actors, file),
  });
  await http.register(dataExportRoutes, { services });
  await http.register(applicantExportRoutes, { services });
  await http.register(calendarFeedRoutes, { services });
  await http.register(jobFeedRoutes, { services, publicUrl });
  if (!config.production) await http.register(mailboxRoutes, { db });
  if (config.playground) await http.register(playgroundRoutes);
  await http.register(restRoutes, { services, openChats, legacy, log });
  await http.register(publicPageRoutes, {
    services,
    publicUrl,
    sendPage: pageSender({
      root: dist,
      files: publicPages,
      playground: config.playground,
      production: config.production,
    }),
    playground: config.playground,
    accessibilityContact: config.accessibilityContact,
    actorOf: (request: FastifyRequest, reply: FastifyReply) =>
      readerOf({ apollo, services, secure }, request, reply).actorOf,
    pending: pendingActs({ secrets: config.secrets, secure, clock: platform.clock }),
    log,
  });
  await http.register(sitemapRoutes, { services, publicUrl });
  const load = loopLoad();
  await http.register(webRoutes, {
    root: dist,
    pages,
    readerOf: (request: FastifyRequest, reply: FastifyReply) => readerOf({ apollo, services, secure }, request, reply),
    log,
    secure,
    load: options.load ?? load.share,
  });
  const subscriptions = serveSubscriptions({
    server: http.server,
    schema,
    services,
    allowsOrigin,
    parseCookies: http.parseCookie,
    log,
    clock: platform.clock,
    onReconnect: events.onReconnect,
  });

  const sockets = serveLegacySockets({
    server: http.server,
    services,
    openChats,
    allowsOrigin: allowsLegacyOrigin,
    origins: config.legacyOrigins,
    parseCookies: http.parseCookie,
    log,
    clock: platform.clock,
    onReconnect: events.onReconnect,
  });

  ignoreOtherUpgrades(http.server);
  openSockets = () => ({ graphql: subscriptions.open(), legacy: sockets.open() });

  return {
    http,
    platform,
    services,
    async drain() {
      stopping = true;
      await delay(config.drainSeconds * 1000);
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      stopping = true;
      load.stop();
      await subscriptions.close();
      await sockets.close();
      await http.close();
      await apollo.stop();
      await services.assistant.close();
      await services.auditLog.flush();
      await closePlatform(platform);
    },
  };
}
