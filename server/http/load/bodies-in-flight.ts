import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { networkOf } from "../../platform/rate-limits/network-of.ts";
import { closeAfterAnswer } from "../close-after-answer.ts";

/** Maximum number of bytes in requests of one address that are not answered yet: eight of the largest forms. */
const MOST_OF_ADDRESS = 64 * 1024 * 1024;
/** A body of undeclared size counts as this much; one larger than any route accepts counts as the largest. */
const UNDECLARED = 1024 * 1024;
const LARGEST = 12 * 1024 * 1024;
/** Minimum number of bytes per second at which a body has to arrive, after a pause for slow starts. */
const MINIMUM_RATE = 16 * 1024;
const PAUSE_MS = 20_000;

interface BodyBounds {
  readonly mostOfAddress: number;
  readonly pauseMs: number;
}

function sizeOf({ headers }: FastifyRequest): number {
  if (headers["transfer-encoding"] !== undefined) return UNDECLARED;
  return Math.min(Number(headers["content-length"] ?? 0) || 0, LARGEST);
}

/**
 * Bounds the memory that bodies take before it is known who sends them: the bytes of one address that are not answered
 * yet, and the time in which a body has to arrive.
 */
export function boundBodies(
  app: FastifyInstance,
  { mostOfAddress, pauseMs }: BodyBounds = { mostOfAddress: MOST_OF_ADDRESS, pauseMs: PAUSE_MS },
) {
  const held = new Map<string, number>();

  app.addHook("onRequest", (request, reply, done) => {
    const size = sizeOf(request);
    if (size === 0) return done();
    const network = networkOf(request.ip);
    const before = held.get(network) ?? 0;
    if (before > 0 && before + size > mostOfAddress) {
      closeAfterAnswer(request, reply);
      const message = "Your address is sending too much at a time. Send the next request when one is answered.";
      return done(new AppError("RATE_LIMITED", message, { retryAfter: 1 }));
    }
    held.set(network, before + size);
    const { raw } = request;
    // Node answers it as it answers every request that takes too long.
    const late = setTimeout(
      () => {
        const error = Object.assign(new Error("The body took too long."), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
        app.server.emit("clientError", error, raw.socket);
      },
      pauseMs + (size / MINIMUM_RATE) * 1000,
    );
    raw.once("end", () => clearTimeout(late));
    reply.raw.once("close", () => {
      clearTimeout(late);
      const left = (held.get(network) ?? 0) - size;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
    return done();
  });
}
