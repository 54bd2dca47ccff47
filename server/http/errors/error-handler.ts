import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "../../platform/logging/log.ts";
import { allowedMethods } from "../allowed-methods.ts";
import { fieldList, type PublicError, publicError } from "./public-error.ts";
import { codeOfStatus } from "./status-codes.ts";

const hasStatus = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";

/** The `WWW-Authenticate` challenge for an invalid or expired bearer token or key. */
export const INVALID_TOKEN = 'Bearer error="invalid_token"';

/**
 * Returns the `WWW-Authenticate` challenge for a 401: about the token, or the expected scheme if there was none (RFC
 * 6750, 3).
 */
export const challengeFor = ({ headers }: FastifyRequest): string => (headers.authorization ? INVALID_TOKEN : "Bearer");

/**
 * GraphQL clients expect this form in every response (GraphQL over HTTP, 7.1), even for requests that never reach
 * Apollo.
 */
const bodyFor = ({ routeOptions }: FastifyRequest, { http: _, message, ...shown }: PublicError) => {
  if (routeOptions.url === "/graphql") return { errors: [{ message, extensions: shown }] };
  const { code, fields } = shown;
  return { message, error: message, code, ...(fields && { fields: fieldList(fields) }) };
};

const isClosedByClient = (error: unknown, { raw }: FastifyReply) =>
  raw.destroyed && error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE";

/** Converts any error to what the client may see; sets Retry-After. */
export function shownError(error: unknown, request: FastifyRequest, reply: FastifyReply, log: Logger): PublicError {
  // Fastify's own rejections (bad JSON, too large) concern the request and may be shown.
  if (hasStatus(error) && error.statusCode < 500) {
    return { code: codeOfStatus(error.statusCode), message: error.message, http: error.statusCode };
  }
  if (isClosedByClient(error, reply)) {
    log.info({ requestId: request.id }, "the client closed the connection");
    return { code: "BAD_REQUEST", message: "The connection was closed.", http: 400 };
  }
  const shown = publicError(error, request.id, log);
  if (shown.http === 401) reply.header("www-authenticate", challengeFor(request));
  if (shown.retryAfter !== undefined) reply.header("retry-after", String(shown.retryAfter));
  return shown;
}

/** The error handler for everything except GraphQL: JSON with `message` and `error`, never a stack. */
export function errorRoutes(app: FastifyInstance, log: Logger) {
  app.setErrorHandler((error, request, reply) => {
    const shown = shownError(error, request, reply, log);
    return reply.code(shown.http).send(bodyFor(request, shown));
  });
  // Fastify closes the connection: the client sees that the answer is not whole, and no one else would see why.
  app.addHook("onSend", (request, { raw }, payload, done) => {
    if (payload instanceof Readable) {
      payload.once("error", (err) => {
        if (raw.headersSent) log.error({ requestId: request.id, err }, "the answer broke off");
      });
    }
    done();
  });
  const allowed = allowedMethods(app);
  const answerUnknown = ({ method, url }: FastifyRequest, reply: FastifyReply) => {
    const path = url.split("?")[0] ?? "";
    const methods = allowed(path);
    // A route may find nothing at its own path: a file that a newer build has replaced.
    if (methods.length === 0 || methods.includes(method)) {
      const message = `There is nothing at ${method} ${path}.`;
      return reply.code(404).send({ message, error: message, code: "NOT_FOUND" });
    }
    const allow = methods.join(", ");
    reply.header("allow", allow);
    if (method === "OPTIONS") return reply.code(204).send();
    const message = `${method} is not supported here. Use ${allow}.`;
    const code = "METHOD_NOT_ALLOWED";
    return reply.code(405).send({ message, error: message, code, errors: [{ message, extensions: { code } }] });
  };
  app.setNotFoundHandler(answerUnknown);
  // Answered before the body is read, whose type may not be supported here.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.is404) answerUnknown(request, reply);
    else done();
  });
}

/** Returns the URL, with each `%` escaped if it is malformed, so that it is answered like any unknown path. */
export function readableUrl({ url = "" }: IncomingMessage): string {
  const [path = ""] = url.split("?");
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
