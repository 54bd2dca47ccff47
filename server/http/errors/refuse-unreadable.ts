import { type IncomingMessage, maxHeaderSize, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { LINGER_MS } from "../close-after-answer.ts";

/** Responses by Node's error code for an unparsable request. */
const ANSWERS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: `The request's headers are too large. They may have ${maxHeaderSize / 1024} kB together.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "The request took too long to arrive. Please send it again." },
};
const MALFORMED = { status: 400, message: "This is not a valid HTTP request." };

const NO_ADDRESS = { status: 400, message: "This address is not valid." };
const UNEXPECTED = { status: 417, message: "Only 100-continue can be expected." };

const refused = new WeakSet<Socket>();

/** The security headers that all other responses have as well (`security.ts`). */
const DEFENCES = {
  "Cache-Control": "private, no-store",
  "Content-Security-Policy": "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};
const STAY_ENCRYPTED = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };

/** Returns the head's fields and the body of a refusal. */
function refusal(message: string, secure: boolean) {
  const body = JSON.stringify({ message, error: message, code: "BAD_REQUEST" });
  const fields: Record<string, string> = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Connection: "close",
    ...DEFENCES,
    ...(secure && STAY_ENCRYPTED),
  };
  return { fields, body };
}

const refuseWith =
  ({ status, message }: typeof MALFORMED, secure: boolean) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { fields, body } = refusal(message, secure);
    response.writeHead(status, fields).end(body);
  };

/** Answers requests whose target is no address (RFC 9112, 3.2). */
export const refuseAddress = (secure: boolean) => refuseWith(NO_ADDRESS, secure);

/** Handles Node's `checkExpectation`: refuses expectations other than 100-continue (RFC 9110, 10.1.1). */
export const refuseExpectation = (secure: boolean) => refuseWith(UNEXPECTED, secure);

/**
 * Handles Fastify's `clientErrorHandler`: answers an unparsable request, and closes the connection once the client has
 * read the response. Further input is discarded for a moment, because closing a connection with unread bytes resets it,
 * and the response would be lost (RFC 9112, 9.6). `secure`: the public origin uses https.
 */
export const refuseUnreadable = (secure: boolean) => (error: Error & { code?: string }, socket: Socket) =>
  refuse(error, socket, secure);

function refuse(error: Error & { code?: string }, socket: Socket, secure: boolean): void {
  if (refused.has(socket)) return;
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy(error);
  refused.add(socket);
  const { status, message } = ANSWERS[error.code ?? ""] ?? MALFORMED;
  const { fields, body } = refusal(message, secure);
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  const impatient = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once("close", () => clearTimeout(impatient));
}
