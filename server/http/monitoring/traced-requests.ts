import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Span, startTrace, within } from "../../platform/tracing/tracing.ts";
import { routePattern } from "./metrics.ts";

/** Polled constantly by machines. */
const UNTRACED = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Records each request as a span: method, route pattern, status. It continues the trace of `traceparent`. Registered
 * before all other hooks, so that they run within it.
 */
export function traceRequests(app: FastifyInstance) {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, { raw }, done) => {
    const route = routePattern(request);
    const { method, headers } = request;
    const attributes = { "http.request.method": method, "http.route": route };
    const span = UNTRACED.has(route)
      ? null
      : startTrace({ name: `${method} ${route}`, kind: "server", attributes }, oneOf(headers.traceparent));
    if (!span) return done();
    spans.set(request, span);
    // Also emitted for clients that disconnected before the response.
    raw.once("close", () => {
      if (raw.headersSent) span.set({ "http.response.status_code": raw.statusCode });
      if (raw.statusCode >= 500) span.fail(String(raw.statusCode));
      span.end();
    });
    within(span, done);
  });
  // The end of a response is written in the async context of the connection.
  app.addHook("onResponse", (request, _reply, done) => within(spans.get(request), done));
}

const oneOf = (header: string | string[] | undefined) => (typeof header === "string" ? header : undefined);
