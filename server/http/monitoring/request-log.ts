import type { FastifyInstance } from "fastify";
import type { Logger } from "../../platform/logging/log.ts";
import { routeOf } from "./metrics.ts";

const QUIET = new Set(["/healthz", "/readyz", "/metrics"]);

/** A line a request: its id, pattern, status and milliseconds; no address, no name, no token. The id goes back in `x-request-id`. */
export function logRequests(app: FastifyInstance, logger: Logger) {
  // Nothing in these lines could need to be hidden, and looking costs a third of a line.
  const log = logger.child({}, { redact: [] });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, id: requestId } = request;
    const route = routeOf(request);
    const line = { requestId, method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    log[QUIET.has(route) ? "debug" : "info"](line, "answered");
    done();
  });
}
