import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { LINGER_MS } from "./close-after-answer.ts";

/** Why Node could not read a request, and the status that says so; 400 for the rest. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const refused = new WeakSet<Socket>();

/**
 * Answers what is no readable request, and closes the connection once its client has read that: what still comes is thrown
 * away for a moment, because a connection that is closed with unread bytes is reset, and the answer would be lost (RFC 9112,
 * 9.6). In the form of Fastify's `clientErrorHandler`.
 */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (refused.has(socket)) return;
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
  refused.add(socket);
  const status = STATUS[error.code ?? ""] ?? 400;
  const message = STATUS_CODES[status] ?? "";
  const body = JSON.stringify({ message, error: message, code: "BAD_REQUEST" });
  socket.end(
    `HTTP/1.1 ${status} ${message}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  const impatient = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(impatient));
}
