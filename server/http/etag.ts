import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** The weak entity tag of a body (RFC 9110, 8.8.3): packed or not, it is the same. */
export const etagOf = (body: string): string =>
  `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;

/** Whether the client holds what the tag names. */
export function holds(reply: FastifyReply, etag: string): boolean {
  const held = reply.request.headers["if-none-match"];
  return held?.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*") ?? false;
}
