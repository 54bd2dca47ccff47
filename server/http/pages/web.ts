import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ACCESSIBILITY_PATH, HELP_PATH } from "../../../shared/public-paths.ts";
import type { Role } from "../../generated/prisma/enums.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { nameCharset } from "../files/file-charset.ts";
import { filled, lazyRenderer, loadingPage, type QueryApi } from "./page-renderer.ts";
import { spellings } from "./page-spelling.ts";
import { type Page, sendPage } from "./pages.ts";
import { rememberWantedPage } from "./wanted-page.ts";

/** Always revalidated: an old one must not outlive an upgrade. */
const SERVICE_WORKER = "/service-worker.js";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The reader of a page: the signed-in accounts, and the API on their behalf. */
export interface Reader {
  actorOf(role: Role): Promise<MaybeActor>;
  readonly query: QueryApi;
}

interface WebOptions {
  /** Folder of the built web files (`web`) and the renderer (`render`). */
  readonly root: string;
  readonly pages: readonly Page[];
  readonly readerOf: (request: FastifyRequest, reply: FastifyReply) => Reader;
  readonly log: Logger;
  /** Whether cookies are sent over https only. */
  readonly secure: boolean;
  /** Recent event loop utilization, from 0 to 1. */
  readonly load: () => number;
}

/** Rendering a page takes as long as a hundred other responses: a server this busy leaves it to the browser. */
const BUSY = 0.7;

const BEYOND_SCOPES = "This page shows more than the key's scopes allow.";

/** Pages of other routes. */
const PUBLIC_PAGES = ["/jobs", HELP_PATH, ACCESSIBILITY_PATH, "/developers", "/api-docs", "/playground"];

/** Serves the built web client: hashed assets cached for a year, and a page for every browser route. */
export async function webRoutes(app: FastifyInstance, { root, pages, readerOf, log, secure, load }: WebOptions) {
  if (pages.length === 0) return;
  await serveFiles(app, join(root, "web"));
  const spellingOf = spellings([...pages.map(({ pattern }) => pattern), ...PUBLIC_PAGES]);
  const rendererOf = lazyRenderer(join(root, "ssr"));

  // docs/specification.md 2.1: `/` has no page of its own.
  app.get("/", async (request, reply) => {
    const { actorOf } = readerOf(request, reply);
    if (await actorOf("SEEKER")) return reply.redirect("/main");
    return reply.redirect((await actorOf("RECRUITER")) ? "/main-recruiter" : "/start");
  });

  for (const page of pages) {
    app.get(page.pattern, async (request, reply) => {
      const spelled = page.pattern.endsWith("/*") ? spellingOf(request.url) : null;
      if (spelled) return reply.redirect(spelled, 302);
      const isFile = page.pattern === "/*" && /\.[a-z0-9]+$/i.test(request.url.split("?")[0] ?? "");
      if (isFile) return reply.callNotFound();
      // The page says that there is nothing at this address; programs see the status.
      if (page.pattern.endsWith("/*")) reply.code(404);
      if (!page.area) return sendPage(request, reply, page);
      try {
        return await sendOwn(page, page.area, request, reply);
      } catch (error) {
        if ((await readerOf(request, reply).actorOf(page.area.role))?.key)
          throw new AppError("FORBIDDEN", BEYOND_SCOPES);
        // The page can still fetch its own data, and reports errors itself.
        log.warn({ requestId: request.id, error: String(error) }, "a page was not prerendered");
        return sendUnrendered(page, request, reply);
      }
    });
  }

  /** Sends a page of an area to signed-in users, prerendered for them if it is one of those that are. */
  async function sendOwn(
    page: Page,
    area: NonNullable<Page["area"]>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const reader = readerOf(request, reply);
    if (!(await reader.actorOf(area.role))) {
      rememberWantedPage(request, reply, secure);
      return reply.redirect(area.denied, 302);
    }
    const renderer = area.prerendered && load() < BUSY ? rendererOf() : null;
    if (!renderer) return sendUnrendered(page, request, reply);
    const began = performance.now();
    const rendering = await (await renderer).renderPage(request.url, reader.query);
    if ("redirectTo" in rendering) return reply.redirect(rendering.redirectTo, 302);
    reply.header("server-timing", `render;dur=${(performance.now() - began).toFixed(1)}`);
    return sendUserPage(reply, filled(page, request.url.split("?")[0] ?? "", rendering));
  }
}

/** Sends a page of an area for the browser to render. */
const sendUnrendered = (page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  page.area?.prerendered ? sendUserPage(reply, loadingPage(page)) : sendPage(request, reply, page);

const sendUserPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header("cache-control", "private, no-store").type("text/html; charset=utf-8").send(html);

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // The build creates a brotli and a gzip file beside each asset, so that nothing is compressed per request.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(root, "assets")}`);
      const lasting = hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=600";
      reply.header("cache-control", path.includes(SERVICE_WORKER) ? "no-cache" : lasting);
      nameCharset(reply);
    },
  });
}
