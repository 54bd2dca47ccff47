import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Role } from "../../generated/prisma/enums.ts";
import { etagOf, holds } from "../etag.ts";

/** A page of the web client as built, for one URL pattern. */
export interface Page {
  /** In route syntax: `/main/usersprofile/:id`, `/*`. */
  readonly pattern: string;
  readonly html: string;
  /** The area's role, where others are redirected, and whether title, content and state are inserted per request. */
  readonly area: { readonly role: Role; readonly denied: string; readonly prerendered: boolean } | null;
  readonly etag: string;
  /** Compressed versions from the build, best first. */
  readonly packed: readonly { readonly encoding: string; readonly bytes: Buffer }[];
}

/** Faster than the build's compression, which is not time-critical. */
const brotli = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const ENCODINGS = [
  { encoding: "br", suffix: ".br", pack: brotli },
  { encoding: "gzip", suffix: ".gz", pack: gzipSync },
];

interface ReadOptions {
  /** Whether the playground is available; pages link to it by default. */
  readonly playground?: boolean;
}

/** Reads the built pages; none if the web client was not built. */
export function readPages(folder: string, { playground = true }: ReadOptions = {}): Page[] {
  const list = join(folder, "pages.json");
  if (!existsSync(list)) return [];
  const pages = JSON.parse(readFileSync(list, "utf8")) as (Pick<Page, "pattern" | "area"> & {
    file: string;
  })[];
  return pages.map(({ file, ...page }) => {
    const path = join(folder, file);
    const built = readFileSync(path, "utf8");
    // The link's styles depend on this attribute.
    const html = playground ? built : built.replace("<html", '<html data-playground="off"');
    return {
      ...page,
      html,
      etag: etagOf(html),
      packed: ENCODINGS.filter(({ suffix }) => existsSync(path + suffix)).map(({ encoding, suffix, pack }) => ({
        encoding,
        bytes: html === built ? readFileSync(path + suffix) : pack(html),
      })),
    };
  });
}

/** Returns the inline scripts of the pages. */
export const scriptsIn = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ html }) => [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code));

/** Returns the policy's hash sources for inline scripts. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return [...new Set(scripts)].map((code) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
}

/** Sends a page that is the same for everybody, or 304 if the client has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({
    etag: page.etag,
    "cache-control": page.area ? "private, no-store" : "no-cache",
    vary: "accept-encoding",
  });
  if (reply.statusCode === 200 && holds(reply, page.etag)) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const packed = page.packed.find(({ encoding }) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\D|$))`).test(accepted),
  );
  reply.type("text/html; charset=utf-8");
  return packed ? reply.header("content-encoding", packed.encoding).send(packed.bytes) : reply.send(page.html);
}
