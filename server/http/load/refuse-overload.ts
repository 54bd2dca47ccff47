import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError } from "../../platform/errors.ts";

/**
 * Maximum number of requests that a node works on at a time: two cores answer about a hundred searches a second. With
 * more in progress Node also accepts new connections too slowly to refuse them, one in each turn of its event loop.
 */
const MOST_IN_PROGRESS = 100;
/** Seconds after which a refused request may be repeated. */
const RETRY_AFTER = 2;

/** Probes and metrics are answered by a busy node, too. */
const ALWAYS_ANSWERED = /^\/(?:healthz|readyz|metrics)\/?(?:\?|$)/;

/**
 * Refuses requests with 503 while the node works on too many. A request counts from when its body is read until its
 * answer is sent, so that slow clients take no place.
 */
export function refuseOverload(app: FastifyInstance, most: number = MOST_IN_PROGRESS) {
  const inProgress = new Set<FastifyReply>();

  app.addHook("preHandler", (request, reply, done) => {
    if (ALWAYS_ANSWERED.test(request.url)) return done();
    if (inProgress.size >= most) {
      const message = "The server is busy. Try again in a moment.";
      return done(new AppError("UNAVAILABLE", message, { retryAfter: RETRY_AFTER }));
    }
    inProgress.add(reply);
    reply.raw.once("close", () => inProgress.delete(reply));
    return done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    inProgress.delete(reply);
    done();
  });
}
