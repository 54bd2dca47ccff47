import type { FastifyReply } from "fastify";

/** Text types that the static file server sends without a charset; all our files are UTF-8. */
const UNNAMED = new Set(["image/svg+xml", "application/manifest+json"]);

/** Adds the charset to a text file's content type. */
export function nameCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader("content-type") ?? "");
  if (UNNAMED.has(type)) reply.header("content-type", `${type}; charset=utf-8`);
}
