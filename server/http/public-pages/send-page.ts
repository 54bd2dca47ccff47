import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { PublicPage, PublicPageFiles } from "../../../shared/public-pages.ts";
import { etagOf, holds } from "../etag.ts";

/** The web client, built to render public pages (`web/public-pages/render.tsx`). */
interface Renderer {
  renderPublicPage(page: PublicPage, files: PublicPageFiles, playground: boolean): string;
}

/** A closed job must disappear everywhere within a second, so pages of jobs are cached no longer. */
export const JOB_CACHING = "public, max-age=1";
/** For personal pages, and those that show the result of one's own action. */
const OWN = "private, no-store";

export interface SendOptions {
  readonly status?: number;
  readonly caching?: string;
}

/** Sends a page, or 304 if the client has it already. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PublicPage,
  options?: SendOptions,
) => Promise<FastifyReply>;

/** Maximum size of the cache of rendered pages, in characters. */
const REMEMBERED = 16_000_000;

interface Options {
  /** Folder of the built renderer. */
  readonly root: string;
  readonly files: PublicPageFiles | null;
  readonly playground: boolean;
  readonly production: boolean;
}

/**
 * Sends public pages as HTML. Pages are cached by their data, so that the same one is rendered once. Without a build,
 * and for the development server, which renders from the sources, the data itself is sent.
 */
export function pageSender({ root, files, playground, production }: Options): SendPage {
  const build = JSON.stringify(files);
  const rendered = new LRUCache<string, string>({ maxSize: REMEMBERED, sizeCalculation: (html) => html.length });
  let loading: Promise<Renderer> | undefined;
  const loadRenderer = () => {
    loading ??= import(pathToFileURL(join(root, "ssr/public-pages.js")).href);
    return loading;
  };

  return async (request, reply, page, { status = 200, caching = JOB_CACHING } = {}) => {
    const data = JSON.stringify(page);
    const isOwn = caching === OWN;
    const etag = etagOf(data + build);
    reply.code(status).header("cache-control", caching);
    if (!isOwn) {
      reply.headers({ etag, vary: "accept-encoding" });
      if (status === 200 && holds(reply, etag)) return reply.code(304).send();
    }
    const wantsData = !production && request.headers["worklane-page"] === "data";
    if (!production && !isOwn) reply.header("vary", "accept-encoding, worklane-page");
    if (!files || wantsData) return reply.type("application/json; charset=utf-8").send(data);
    const { renderPublicPage } = await loadRenderer();
    const html = rendered.get(etag) ?? renderPublicPage(page, files, playground);
    if (!isOwn) rendered.set(etag, html);
    return reply.type("text/html; charset=utf-8").send(html);
  };
}

/** For responses to a person's own action. */
export const OWN_ANSWER = { caching: OWN } satisfies SendOptions;
