import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { LINGER_MS } from "../close-after-answer.ts";

/** Why Node could not read a request, and the status that says so; 400 for the rest. */
const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const refused = new WeakSet<Socket>();

/** The browser's defences that every other answer has, too (`security.ts`). */
const DEFENCES = [
  "Cache-Control: private, no-store",
  "Content-Security-Policy: default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
];
const STAY_ENCRYPTED = "Strict-Transport-Security: max-age=31536000; includeSubDomains";

/**
 * Answers what is no readable request, and closes the connection once its client has read that: what still comes is thrown
 * away for a moment, because a connection that is closed with unread bytes is reset, and the answer would be lost (RFC 9112,
 * 9.6). In the form of Fastify's `clientErrorHandler`. `secure`: people reach the product by https.
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
