import { GraphQLError } from "graphql";
import { z } from "zod";
import { READ_ONLY } from "../../platform/connections/connections.ts";
import { AppError, ERRORS, type ErrorCode, type ProtocolErrorCode } from "../../platform/errors.ts";
import type { Logger } from "../../platform/logging/log.ts";

/** An error in the form that every transport may expose. */
export interface PublicError {
  readonly code: string;
  readonly message: string;
  readonly http: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfter?: number;
  readonly current?: string;
  readonly challenge?: string;
  readonly factors?: readonly string[];
  readonly requestId?: string;
}

/** Lists the fields of an error, as every response but GraphQL's has them. */
export const fieldList = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([field, message]) => ({ field, message }));

const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|timeout exceeded when trying to connect|Connection terminated|connection timeout|timeout expired|the database system is (starting up|shutting down)|terminating connection|is not queryable|Connection ended|Server has closed the connection|ConnectionClosed|DatabaseNotReachable|SocketTimeout|TooManyConnections|Can.t reach database server/i;
/** A statement, or an idle transaction, timed out. */
const SLOW_CODES = ["57014", "25P03"];
const UNAVAILABLE_CODES = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  // No connection became available for a transaction in time.
  "P2028",
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  ...SLOW_CODES,
  "08006",
  "08001",
  "08003",
  "53200",
  "53300",
]);

/** Whether an error means that the database is currently unavailable, in any of its forms. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const codes = codesOf(error);
  return (
    codes.some((code) => UNAVAILABLE_CODES.has(code)) ||
    AWAY.test(`${codes.join(" ")} ${error.message}`) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable))
  );
}

/** Returns the error's own code, and PostgreSQL's if Prisma wrapped it. */
function codesOf(error: Error): string[] {
  const own = "code" in error ? [String(error.code)] : [];
  const wrapped = wrappedShape.safeParse(error);
  return wrapped.success ? [...own, wrapped.data.meta.driverAdapterError.cause.originalCode] : own;
}

const wrappedShape = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }) }),
});

const tookTooLong = (error: unknown) =>
  error instanceof Error && codesOf(error).some((code) => SLOW_CODES.includes(code));

/** A row that a statement needs or references is missing: it may have been deleted concurrently. */
const MISSING_CODES = new Set(["P2025", "P2003", "23503"]);
const rowMissing = (error: unknown) => error instanceof Error && codesOf(error).some((code) => MISSING_CODES.has(code));

/** The database's disk is full or fails, or it is read-only: writes fail, reads still work. */
const CANNOT_STORE_CODES = new Set(["53100", "58030", READ_ONLY]);
const cannotStore = (error: unknown) =>
  error instanceof Error && codesOf(error).some((code) => CANNOT_STORE_CODES.has(code));

/** The single exit for errors: known ones are passed through, all others are logged with the request id and masked. */
export function publicError(error: unknown, requestId: string, log: Logger): PublicError {
  if (error instanceof AppError) {
    if (ERRORS[error.code].log) log.warn({ requestId, code: error.code, err: error.cause }, error.message);
    return { code: error.code, message: error.message, http: error.status, ...error.details };
  }
  const code = codeOf(error);
  if (ERRORS[code].log) log.error({ requestId, err: error }, "request failed");
  const message = {
    OVERLOADED: "This took too long and was not carried out. Try again in a moment, with less in one request.",
    UNAVAILABLE: cannotStore(error)
      ? "Worklane cannot store anything right now. Nothing was changed. Try again later."
      : "Worklane cannot reach its database right now. Try again in a moment.",
    NOT_FOUND: "Not found.",
    INTERNAL_SERVER_ERROR: `Something went wrong on our side. If it happens again, contact us with this reference: ${requestId}`,
  }[code];
  return { code, message, http: ERRORS[code].http, requestId, ...(ERRORS[code].http === 503 && { retryAfter: 5 }) };
}

function codeOf(error: unknown) {
  if (tookTooLong(error)) return "OVERLOADED";
  if (isDatabaseUnavailable(error) || cannotStore(error)) return "UNAVAILABLE";
  return rowMissing(error) ? "NOT_FOUND" : "INTERNAL_SERVER_ERROR";
}

/** GraphQL's own codes, whose messages are safe: they concern the query, not the server. */
const GRAPHQL_CODES = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "METHOD_NOT_ALLOWED",
  "UNSUPPORTED_MEDIA_TYPE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "OPERATION_RESOLUTION_FAILURE",
  "QUERY_TOO_COMPLEX",
] as const satisfies readonly (ErrorCode | ProtocolErrorCode)[];

const graphQLCodes: ReadonlySet<string> = new Set(GRAPHQL_CODES);

/** Apollo uses one code for everything it cannot read; the status, if set, is more specific. */
function codeOfGraphQL({ extensions }: GraphQLError): string {
  const { status } = (extensions.http ?? {}) as { readonly status?: number };
  return CODE_OF_STATUS[status ?? 400] ?? String(extensions.code ?? "GRAPHQL_VALIDATION_FAILED");
}

const CODE_OF_STATUS: Readonly<Record<number, ProtocolErrorCode>> = {
  405: "METHOD_NOT_ALLOWED",
  415: "UNSUPPORTED_MEDIA_TYPE",
};

/** Converts an error of the execution to what the client may see, for Apollo and sockets alike. */
export function publicGraphQLError(error: unknown, requestId: string, log: Logger): GraphQLError {
  const graphQLError = error instanceof GraphQLError ? error : null;
  const cause = graphQLError?.originalError ?? (graphQLError ? null : error);
  if (graphQLError && (!cause || cause instanceof GraphQLError)) {
    const code = codeOfGraphQL(graphQLError);
    if (graphQLCodes.has(code)) {
      return new GraphQLError(graphQLError.message, { ...positions(graphQLError), extensions: { code } });
    }
  }
  const { message, http: _http, ...extensions } = publicError(cause ?? error, requestId, log);
  return new GraphQLError(message, { ...(graphQLError && positions(graphQLError)), extensions });
}

const positions = (error: GraphQLError) => ({
  nodes: error.nodes ?? null,
  source: error.source ?? null,
  positions: error.positions ?? null,
  path: error.path ?? null,
});
