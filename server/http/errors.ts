import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "../platform/logging/log.ts";
import { publicError } from "./public-error.ts";

const hasStatus = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";

/** The same as clients of GraphQL expect it, for requests that its server never sees. */
const forGraphQL = ({ routeOptions }: FastifyRequest, message: string, extensions: object) =>
  routeOptions.url === "/graphql" ? { errors: [{ message, extensions }] } : {};

/** Addresses that answer by some methods only, whoever asks. */
const METHODS_OF = new Map([["/graphql", "GET, HEAD, POST"]]);

/** The exit for everything that is not GraphQL: JSON with `message` and `error`, never a stack. */
export function errorRoutes(app: FastifyInstance, log: Logger) {
  app.setErrorHandler((error, request, reply) => {
    // Fastify's own refusals (bad JSON, too large) speak of the request and may be shown.
    if (hasStatus(error) && error.statusCode < 500) {
      const { message } = error;
      const code = error.statusCode === 413 ? "PAYLOAD_TOO_LARGE" : "BAD_REQUEST";
      return reply
        .code(error.statusCode)
        .send({ message, error: message, code, ...forGraphQL(request, message, { code }) });
    }
    const { http, message, ...told } = publicError(error, request.id, log);
    const { code, fields, retryAfter } = told;
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    const forAll = { message, error: message, code, ...(fields && { fields }) };
    return reply.code(http).send({ ...forAll, ...forGraphQL(request, message, told) });
  });
  app.setNotFoundHandler((request, reply) => {
    const allow = METHODS_OF.get(request.url.split("?")[0] ?? "");
    if (allow) {
      const message = `${request.method} is not possible here. Use ${allow}.`;
      return reply
        .code(405)
        .header("allow", allow)
        .send({ message, error: message, errors: [{ message }] });
    }
    const message = `There is nothing at ${request.method} ${request.url.split("?")[0]}.`;
    return reply.code(404).send({ message, error: message });
  });
}
