import type { FastifyInstance, HTTPMethods } from "fastify";
import { REST_ROOTS } from "./rest-paths.ts";
import type { RestRoute } from "./rest-route.ts";

const METHODS: readonly HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Answers unknown calls in JSON too: 405 for a wrong method, 404 for a wrong path. */
export function answerUnknownCalls(scope: FastifyInstance, routes: readonly RestRoute[]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    // Most routes for GET answer HEAD, too.
    const own = routes.filter((route) => route.path === path);
    const served = own.map(({ method }) => method);
    const allowed = own.flatMap(({ method, refusesHead }): HTTPMethods[] =>
      method === "GET" && !refusesHead ? ["GET", "HEAD"] : [method],
    );
    scope.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url: path.replace(/\{(\w+)\}/g, ":$1"),
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const message = `${request.method} is not possible here; use ${served.join(" or ")}.`;
        return reply
          .code(405)
          .header("allow", allowed.join(", "))
          .send({ message, error: message, code: "METHOD_NOT_ALLOWED" });
      },
    });
  }
  for (const url of REST_ROOTS.flatMap((root) => [root, `${root}/*`])) {
    scope.route({
      method: [...METHODS],
      url,
      exposeHeadRoute: false,
      handler: (request, reply) => {
        const message = `There is nothing at ${request.method} ${request.url.split("?")[0]}.`;
        return reply.code(404).send({ message, error: message, code: "NOT_FOUND" });
      },
    });
  }
}
