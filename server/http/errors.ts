import type { FastifyInstance } from "fastify";
import type { Logger } from "../platform/logging/log.ts";
import { publicError } from "./public-error.ts";

const hasStatus = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";

/** The exit for everything that is not GraphQL: JSON with `message` and `error`, never a stack. */
export function errorRoutes(app: FastifyInstance, log: Logger) {
  app.setErrorHandler((error, request, reply) => {
    // Fastify's own refusals (bad JSON, too large) speak of the request and may be shown.
    if (hasStatus(error) && error.statusCode < 500) {
      const { message } = error;
      const code = error.statusCode === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
      const forGraphQL = request.routeOptions.url === "/graphql" && { errors: [{ message, extensions: { code } }] };
      return reply.code(error.statusCode).send({ message, error: message, code, ...forGraphQL });
    }
    const { http, message, code, fields, retryAfter } = publicError(error, request.id, log);
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    return reply.code(http).send({ message, error: message, code, ...(fields && { fields }) });
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `There is nothing at ${request.method} ${request.url.split("?")[0]}.`;
    return reply.code(404).send({ message, error: message });
  });
}
