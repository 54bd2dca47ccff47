import { STATUS_CODES } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DESCRIPTIONS } from "../../platform/errors.ts";
import { qualityOf } from "../accept.ts";
import { codeOfStatus } from "./status-codes.ts";

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = "application/problem+json";

/** The page that documents every code, each at its own anchor. */
const ERRORS_PAGE = "/developers";

/** A JSON error as written by the error handlers of the REST paths. */
interface ErrorBody {
  readonly message: string;
  readonly code?: string;
  readonly [more: string]: unknown;
}

const isErrorBody = (payload: unknown): payload is ErrorBody =>
  typeof payload === "object" && payload !== null && "message" in payload && typeof payload.message === "string";

/** Whether a client accepts problem details and does not prefer plain JSON. */
export function wantsProblems({ headers }: FastifyRequest): boolean {
  const { accept = "" } = headers;
  const wanted = qualityOf(accept, PROBLEM_TYPE);
  return wanted > 0 && wanted >= qualityOf(accept, "application/json");
}

function problemOf(
  { message, error: _same, code: known, ...more }: ErrorBody,
  status: number,
  id: string,
  base: string,
) {
  const code = known ?? codeOfStatus(status);
  const title = DESCRIPTIONS[code]?.title;
  return {
    type: title ? `${base}${ERRORS_PAGE}#${code.toLowerCase()}` : "about:blank",
    title: title ?? STATUS_CODES[status],
    status,
    detail: message,
    instance: `urn:uuid:${id}`,
    code,
    ...more,
  };
}

/** Returns errors of every path except GraphQL's as problem details (RFC 9457) to clients that accept them. */
export function problemDetails(app: FastifyInstance, publicUrl: string) {
  app.addHook("preSerialization", async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (reply.statusCode < 400 || !isErrorBody(payload) || request.routeOptions.url === "/graphql") return payload;
    const { vary } = reply.getHeaders();
    reply.header("vary", vary ? `${vary}, Accept` : "Accept");
    if (!wantsProblems(request)) return payload;
    reply.type(PROBLEM_TYPE);
    return problemOf(payload, reply.statusCode, request.id, publicUrl);
  });
}
