import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { LINGER_MS } from "../close-after-answer.ts";

/** Statuses by Node's error code for an unparsable request; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const refused = new WeakSet<Socket>();

/** The security headers that all other responses have as well (`security.ts`). */
const DEFENCES = [
  "Cache-Control: private, no-store",
  "Content-Security-Policy: default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
];
const STAY_ENCRYPTED = "Strict-Transport-Security: max-age=31536000; includeSubDomains";

/**
 * Handles Fastify's `clientErrorHandler`: answers an unparsable request, and closes the connection once the client has
 * read the response. Further input is discarded for a moment, because closing a connection with unread bytes resets it,
 * and the response would be lost (RFC 9112, 9.6). `secure`: the public origin uses https.
 */
export const refuseUnreadable = (secure: boolean) => (error: Error & { code?: string }, socket: Socket) =>
  refuse(error, socket, secure ? [...DEFENCES, STAY_ENCRYPTED] : DEFENCES);

function refuse(error: Error & { code?: string }, socket: Socket, defences: readonly string[]): void {
  if (refused.has(socket)) return;
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
  refused.add(socket);
  const status = STATUS[error.code ?? ""] ?? 400;
  const message = STATUS_CODES[status] ?? "";
  const body = JSON.stringify({ message, error: message, code: "BAD_REQUEST" });
  const head = [
    `HTTP/1.1 ${status} ${message}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
    ...defences,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  const impatient = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(impatient));
}
