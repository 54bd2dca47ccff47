import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built web: hashed assets for a year, and one page for every route of the browser. */
export async function webRoutes(app: FastifyInstance, { root }: { root: string }) {
  if (!existsSync(join(root, "index.html"))) return;
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // The build leaves a brotli and a gzip file beside each asset: nothing is compressed while people wait.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(root, "assets")}`);
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=600");
    },
  });
  const page = await readFile(join(root, "index.html"));
  const etag = `"${createHash("sha256").update(page).digest("base64url").slice(0, 22)}"`;
  app.get("/*", (request, reply) => {
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split("?")[0] ?? "");
    if (isFile) return reply.callNotFound();
    reply.headers({ etag, "cache-control": "no-cache" });
    // A proxy that compresses the page marks its tag as weak.
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(page);
  });
}
