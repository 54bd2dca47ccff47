import { STATUS_CODES } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorCode } from "../platform/errors.ts";
import { qualityOf } from "./accept.ts";

/** The media type of RFC 9457. */
export const PROBLEM_TYPE = "application/problem+json";

/** The page that describes every code, each at an anchor of its own. */
const ERRORS_PAGE = "/developers";

/** What requests are refused with before any rule of ours is asked. */
const CODE_OF_STATUS = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
} as const satisfies Readonly<Record<number, string>>;

type ProblemCode = ErrorCode | (typeof CODE_OF_STATUS)[keyof typeof CODE_OF_STATUS];

/** What a kind of problem is called: the same words every time, beside the sentence of the one case. */
export const PROBLEM_TITLES: Readonly<Record<ProblemCode, string>> = {
  BAD_USER_INPUT: "Fields are wrong",
  UNAUTHENTICATED: "Not logged in",
  TOKEN_EXPIRED: "Access token expired",
  WRONG_PASSWORD: "Wrong password",
  EMAIL_NOT_REGISTERED: "No account with this address",
  EMAIL_NOT_VERIFIED: "Address not verified",
  EMAIL_TAKEN: "Address has an account already",
  INVALID_TOKEN: "Token not valid",
  FORBIDDEN: "Not allowed",
  NOT_FOUND: "Not found",
  ALREADY_APPLIED: "Applied already",
  JOB_CLOSED: "Job closed",
  CONFLICT: "Changed in the meantime",
  NOT_CONNECTED: "Not connected",
  FILE_TOO_LARGE: "File too large",
  UNSUPPORTED_FILE: "Kind of file not taken",
  RATE_LIMITED: "Too many requests",
  OVERLOADED: "Busy",
  ASSISTANT_UNAVAILABLE: "Assistant not available",
  UNAVAILABLE: "Not available just now",
  PAYLOAD_TOO_LARGE: "Request too large",
  GRAPHQL_PARSE_FAILED: "Document cannot be read",
  INTERNAL_SERVER_ERROR: "Fault of ours",
  BAD_REQUEST: "Request cannot be read",
  METHOD_NOT_ALLOWED: "Method not possible",
  UNSUPPORTED_MEDIA_TYPE: "Content type not understood",
};

/** An error as the exits of the REST paths write it for clients that did not ask for problems. */
interface ErrorBody {
  readonly message: string;
  readonly code?: string;
  readonly [more: string]: unknown;
}

const isErrorBody = (payload: unknown): payload is ErrorBody =>
  typeof payload === "object" && payload !== null && "message" in payload && typeof payload.message === "string";

/** Whether a client asks for errors as problems: names them in `Accept`, and plain JSON not before them. */
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
  const code = known ?? (CODE_OF_STATUS as Readonly<Record<number, string>>)[status];
  const title = code === undefined ? undefined : (PROBLEM_TITLES as Readonly<Record<string, string>>)[code];
  return {
    type: title && code ? `${base}${ERRORS_PAGE}#${code.toLowerCase()}` : "about:blank",
    title: title ?? STATUS_CODES[status],
    status,
    detail: message,
    instance: `urn:uuid:${id}`,
    code,
    ...more,
  };
}

/** Answers errors of every path but GraphQL's as problems (RFC 9457) to clients that ask for them by `Accept`. */
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
