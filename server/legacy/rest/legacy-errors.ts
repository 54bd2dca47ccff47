import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Legacy names of a call's fields, by domain name. */
    renamed?: Readonly<Record<string, string>>;
  }
}

import { challengeFor } from "../../http/errors/error-handler.ts";
import { fieldList, publicError } from "../../http/errors/public-error.ts";
import { codeOfStatus } from "../../http/errors/status-codes.ts";
import { AppError } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";
import { FormError } from "./forms.ts";

/** Fastify's own rejections, in our words. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "The request is too large.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This content type is not supported.",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "The request's length differs from its Content-Length.",
  FST_INVALID_MULTIPART_CONTENT_TYPE: "Send this form as multipart/form-data.",
  FST_PARTS_LIMIT: "The form has too many parts.",
  FST_FIELDS_LIMIT: "The form has too many fields.",
  FST_FILES_LIMIT: "The form has too many files.",
  FST_PROTO_VIOLATION: "The form has a field with an invalid name.",
};

/** The error response for a legacy client. */
interface LegacyError {
  readonly status: number;
  readonly retryAfter?: number | undefined;
  readonly body: {
    readonly message: string;
    /**
     * Clients read this for save, unsave, apply and withdraw, and `message` for all others: both have the same text.
     */
    readonly error: string;
    readonly code: string;
    readonly fields?: readonly { field: string; message: string }[];
  };
}

const isRefusal = (error: unknown): error is Error & { statusCode: number; code?: string } =>
  error instanceof Error &&
  "statusCode" in error &&
  typeof error.statusCode === "number" &&
  error.statusCode >= 400 &&
  error.statusCode < 500;

/** Converts any error to its status and text (docs/specification.md 8). */
function legacyError(
  error: unknown,
  requestId: string,
  log: Logger,
  renamed: Readonly<Record<string, string>>,
): LegacyError {
  if (!(error instanceof AppError) && isRefusal(error)) {
    const malformedJson = error instanceof SyntaxError || error.code === "FST_ERR_CTP_INVALID_JSON_BODY";
    const sentence = malformedJson
      ? "The request is not valid JSON."
      : error instanceof FormError
        ? error.message
        : (SENTENCES[error.code ?? ""] ?? "The request cannot be processed.");
    return {
      status: error.statusCode,
      body: { message: sentence, error: sentence, code: codeOfStatus(error.statusCode) },
    };
  }
  const { http, message, code, fields, retryAfter } = publicError(error, requestId, log);
  return {
    status: http,
    retryAfter,
    body: {
      message,
      error: message,
      code,
      ...(fields && {
        fields: fieldList(fields).map(({ field, message }) => ({ field: legacyName(field, renamed), message })),
      }),
    },
  };
}

/** Within a list the field name comes last: `socialExperiences.0.title`. */
function legacyName(field: string, renamed: Readonly<Record<string, string>>): string {
  const [list = "", ...rest] = field.split(".");
  const name = renamed[rest.length > 0 ? `${list}.${rest.at(-1)}` : list];
  if (name === undefined) return field;
  return rest.length > 0 ? [list, ...rest.slice(0, -1), name].join(".") : name;
}

/** Returns every error on these paths as JSON with `message` and `error`. */
export function answerLegacyErrors(scope: FastifyInstance, log: Logger) {
  scope.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfter } = legacyError(error, request.id, log, request.routeOptions.config.renamed ?? {});
    if (status === 401) reply.header("www-authenticate", challengeFor(request));
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    return reply.code(status).send(body);
  });
}
