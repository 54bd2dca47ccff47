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
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${join(root, "assets")}`);
      reply.header("cache-control", hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : "public, max-age=600");
    },
  });
  const page = await readFile(join(root, "index.html"));
  app.get("/*", (request, reply) => {
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split("?")[0] ?? "");
    if (isFile) return reply.callNotFound();
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
  });
}
