import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { etagOf, holds } from "../../http/etag.ts";
import { invalid } from "../../platform/errors.ts";
import { endCursor, MAX_PAGE, type Page, type PageInput } from "../../platform/search/page.ts";
import type { PageQuery } from "./request-schemas.ts";
import type { RestCall } from "./rest-route.ts";

/** Maximum number of characters of a list that is buffered, so that it can have an ETag; a longer one is streamed. */
const MAX_GATHERED = 512 * 1024;

/** How a list is read and formatted. */
export interface LegacyList<Item> {
  /** The legacy name of the list. */
  readonly name: string;
  /** Returns a page from the service. */
  readonly page: (input: PageInput) => Promise<Page<Item>>;
  readonly shape: (item: Item) => unknown;
  /** Source of the whole list, if pages are not the best one. */
  readonly all?: () => AsyncIterable<readonly Item[]>;
  /** Additional fields beside the list. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Answers with a list: a page if requested, otherwise all of it. The whole list is read and sent in batches, so that it
 * is never entirely in memory.
 */
export async function answerList<Item>(
  { request, reply, query }: Pick<RestCall<unknown, PageQuery, unknown>, "request" | "reply" | "query">,
  list: LegacyList<Item>,
): Promise<FastifyReply> {
  if (query.limit !== undefined || query.after !== undefined) {
    const page = await pageOf(list, query);
    const next = (page.hasNextPage && endCursor(page)) || "";
    if (next) {
      const url = new URL(request.url, "http://path.invalid");
      url.searchParams.set("after", next);
      reply.header("link", `<${url.pathname}${url.search}>; rel="next"`);
    }
    return sendTagged(reply, JSON.stringify({ ...list.more, [list.name]: page.nodes.map(list.shape), next }));
  }
  const pieces = jsonPieces(list);
  let gathered = "";
  while (gathered.length <= MAX_GATHERED) {
    const { value, done } = await pieces.next();
    if (done) return sendTagged(reply, gathered);
    gathered += value;
  }
  return json(reply).send(Readable.from(withHead(gathered, pieces)));
}

const json = (reply: FastifyReply) =>
  reply.type("application/json; charset=utf-8").header("cache-control", "private, no-store");

/** Sends the text with an entity tag, or 304 if the client has this version. */
function sendTagged(reply: FastifyReply, text: string): FastifyReply {
  const etag = etagOf(text);
  json(reply).header("etag", etag);
  return holds(reply, etag) ? reply.code(304).send() : reply.send(text);
}

async function pageOf<Item>({ page }: LegacyList<Item>, { limit, after }: PageQuery): Promise<Page<Item>> {
  if (limit !== undefined && (limit < 1 || limit > MAX_PAGE)) {
    throw invalid({ limit: `limit must be a number from 1 to ${MAX_PAGE}.` });
  }
  return page({ first: limit ?? MAX_PAGE, after: after ?? null });
}

/** Iterates over all pages of a list. */
export async function* pages<Item>(page: LegacyList<Item>["page"]): AsyncGenerator<readonly Item[]> {
  let after: string | null = null;
  for (;;) {
    const found: Page<Item> = await page({ first: MAX_PAGE, after });
    yield found.nodes;
    after = endCursor(found);
    if (!found.hasNextPage || after === null) return;
  }
}

/** Yields the list as JSON text, one chunk per batch. */
export async function* jsonPieces<Item>({ name, page, shape, all, more }: LegacyList<Item>): AsyncGenerator<string> {
  const head = Object.entries({ ...more }).map(([field, text]) => `${JSON.stringify(field)}:${JSON.stringify(text)},`);
  let before = `{${head.join("")}${JSON.stringify(name)}:[`;
  for await (const batch of all?.() ?? pages(page)) {
    if (batch.length === 0) continue;
    yield before + batch.map((item) => JSON.stringify(shape(item))).join(",");
    before = ",";
  }
  yield before === "," ? "]}" : `${before}]}`;
}

async function* withHead(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
