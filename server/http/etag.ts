import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** Returns the weak entity tag of a body (RFC 9110, 8.8.3), which is the same compressed or not. */
export const etagOf = (body: string): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

/** For documents that change only with a version. */
export const VERSION_CACHING = "public, max-age=300";

/**
 * Sends a document that is the same for everybody, or 304 if the client has it already. `type`: its media type, in
 * UTF-8; `caching`: its Cache-Control.
 */
export function sendTagged(reply: FastifyReply, type: string, body: string, caching: string): FastifyReply {
  const etag = etagOf(body);
  reply.headers({ etag, "cache-control": caching });
  return holds(reply, etag) ? reply.code(304).send() : reply.type(`${type}; charset=utf-8`).send(body);
}

/**
 * Whether the client has the tagged version, by the weak comparison that `If-None-Match` requires (RFC 9110, 13.1.2).
 */
export function holds(reply: FastifyReply, etag: string): boolean {
  const held = reply.request.headers["if-none-match"];
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return held?.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag)) ?? false;
}
