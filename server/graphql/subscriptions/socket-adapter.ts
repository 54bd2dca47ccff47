import type { Server as ProtocolServer } from "graphql-ws";
import type { WebSocket } from "ws";
import { isDatabaseAway } from "../../http/errors/public-error.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { tokenBucket } from "../../platform/rate-limits/token-bucket.ts";
import type { Context } from "../../services/graphql-context.ts";
import { CLOSE, type SocketLimits } from "./socket-limits.ts";

/** What the protocol's hooks know of a connection; the request itself is not kept, thousands of sockets stay open. */
export interface SocketExtra {
  readonly socket: WebSocket;
  /** The Cookie header of its handshake. */
  readonly cookie: string;
  readonly client: Context["client"];
}

/**
 * Runs the graphql-transport-ws protocol over one socket. Unlike the adapter of the library it drops readers that are too
 * slow and clients that flood, and keeps quiet about the faults of clients.
 */
export function runSocket(
  protocol: ProtocolServer<SocketExtra>,
  extra: SocketExtra,
  limits: SocketLimits,
  log: Logger,
): void {
  const { socket } = extra;
  const withinRate = tokenBucket({ burst: limits.messagesBurst, perSecond: limits.messagesPerSecond });
  socket.on("error", (error) => log.debug({ err: error }, "a socket failed"));
  const stopPinging = keepAlive(socket, limits.pingMs);

  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      // While something waits here, it resolves once all has left: the next event of a subscription waits for it, so that
      // of each at most two wait here.
      send(data) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount === 0) return socket.send(data);
        if (socket.bufferedAmount > limits.bufferedBytes) return socket.terminate();
        return new Promise((resolve) => socket.send(data, () => resolve()));
      },
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on("message", (data) => {
          if (!withinRate()) return socket.close(CLOSE.flood, "Too many messages.");
          take(String(data)).catch((error: unknown) => {
            // The library throws at messages that only a server sends, as at any fault of ours.
            if (error instanceof Error && error.message.startsWith("Unexpected message of type")) {
              return socket.close(CLOSE.badRequest, "Invalid message received");
            }
            // Clients give up for good on most other codes, and the database comes back.
            if (isDatabaseAway(error)) return socket.close(CLOSE.tryAgain, "Try again in a moment.");
            log.error({ err: error }, "a socket message failed");
            socket.close(CLOSE.broken, "Internal server error");
          });
        }),
    },
    extra,
  );
  socket.once("close", (code, reason) => {
    stopPinging();
    void closed(code, String(reason));
  });
}

/** Ends a socket whose other end no longer answers. */
function keepAlive(socket: WebSocket, everyMs: number): () => void {
  let answered = true;
  socket.on("pong", () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
