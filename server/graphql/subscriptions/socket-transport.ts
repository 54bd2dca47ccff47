import type { WebSocket as Transport } from "graphql-ws";
import type { WebSocket } from "ws";
import { isDatabaseUnavailable } from "../../http/errors/public-error.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { tokenBucket } from "../../platform/rate-limits/token-bucket.ts";
import { CLOSE, type SocketLimits } from "./socket-limits.ts";

/** Maximum bytes of the reason in a close frame (RFC 6455, section 5.5: 125 with the code). */
const MAX_REASON_BYTES = 123;

/**
 * Adapts a socket to graphql-ws. Clients that flood are dropped, and those that read so slowly that too much is
 * buffered; while anything is buffered, a subscription's next result waits until its last one is sent.
 */
export function socketTransport(socket: WebSocket, limits: SocketLimits, log: Logger): Transport {
  const withinRate = tokenBucket({ burst: limits.messagesBurst, perSecond: limits.messagesPerSecond });

  function closeAfter(error: unknown) {
    if (isServersOwnMessage(error)) return socket.close(CLOSE.badRequest, "Invalid message received");
    // Clients do not retry after most other codes, and the database will be available again.
    if (isDatabaseUnavailable(error) || isOverloaded(error))
      return socket.close(CLOSE.tryAgain, "Try again in a moment.");
    log.error({ err: error }, "a socket message failed");
    socket.close(CLOSE.broken, "Internal server error");
  }

  return {
    protocol: socket.protocol,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount === 0) return socket.send(text);
      if (socket.bufferedAmount > limits.bufferedBytes) return socket.terminate();
      return new Promise((resolve) => socket.send(text, () => resolve()));
    },
    close(code, reason = "") {
      // The only reason that a client can make longer is that of an id in use.
      socket.close(code, Buffer.byteLength(reason) > MAX_REASON_BYTES ? "Subscriber already exists" : reason);
    },
    onMessage(handle) {
      socket.on("message", (data) => {
        if (withinRate()) handle(String(data)).catch(closeAfter);
        else socket.close(CLOSE.flood, "Too many messages.");
      });
    },
  };
}

/** Whether graphql-ws found a message of a type that only servers may send; it has no class for this error. */
const isServersOwnMessage = (error: unknown) =>
  error instanceof Error && error.message.startsWith("Unexpected message of type");

/** Whether a stream ended because its reader was too slow, or a client has to try again later. */
export const isOverloaded = (error: unknown): boolean => error instanceof AppError && error.code === "OVERLOADED";
