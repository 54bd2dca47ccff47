import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** The weak entity tag of a body (RFC 9110, 8.8.3): packed or not, it is the same. */
export const etagOf = (body: string): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

/** Whether the client holds what the tag names, by the weak comparison that `If-None-Match` asks for (RFC 9110, 13.1.2). */
export function holds(reply: FastifyReply, etag: string): boolean {
  const held = reply.request.headers["if-none-match"];
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return held?.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag)) ?? false;
}
