import type { FastifyReply, FastifyRequest } from "fastify";

/** Milliseconds that a client gets to read an answer that came before all of its request was read. */
export const LINGER_MS = 2000;

/**
 * Closes the connection after the answer to a request that is not read to its end: the next request on it would wait behind
 * the rest. What still comes is thrown away for a moment, because a connection that is closed with unread bytes is reset,
 * and the client would lose the answer.
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
