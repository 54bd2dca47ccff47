import type { FastifyReply } from "fastify";

/** Text that the static server names without its alphabet; all of ours is UTF-8. */
const UNNAMED = new Set(["image/svg+xml", "application/manifest+json"]);

/** Says which alphabet a file's text is in. */
export function nameCharset(reply: FastifyReply): void {
  const type = String(reply.getHeader("content-type") ?? "");
  if (UNNAMED.has(type)) reply.header("content-type", `${type}; charset=utf-8`);
}
