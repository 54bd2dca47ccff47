import type { FastifyReply, FastifyRequest } from "fastify";

/** Milliseconds that a client gets to read a response sent before its whole request was read. */
export const LINGER_MS = 2000;

/**
 * Closes the connection after responding to a request that is not read to its end: the next request on it would be
 * stuck behind the rest. Further input is discarded for a moment, because closing a connection with unread bytes resets
 * it, and the client would lose the response.
 */
export function closeAfterAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("connection", "close");
  const { socket } = request.raw;
  socket.destroySoon = () => {
    socket.end();
    request.raw.resume();
    const impatient = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(impatient));
  };
}
