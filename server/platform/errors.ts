/** How an error leaves by each API. `log`: whether the operator should see it. */
interface ErrorRow {
  readonly http: number;
  readonly log: boolean;
}

/**
 * The one catalogue of error codes (docs/specification.md 8.1). GraphQL answers the code in `extensions.code`, the REST shim the
 * HTTP status.
 */
export const ERRORS = {
  BAD_USER_INPUT: { http: 422, log: false },
  UNAUTHENTICATED: { http: 401, log: false },
  TOKEN_EXPIRED: { http: 401, log: false },
  WRONG_PASSWORD: { http: 401, log: false },
  EMAIL_NOT_REGISTERED: { http: 403, log: false },
  EMAIL_NOT_VERIFIED: { http: 400, log: false },
  EMAIL_TAKEN: { http: 422, log: false },
  INVALID_TOKEN: { http: 400, log: false },
  FORBIDDEN: { http: 403, log: false },
  NOT_FOUND: { http: 404, log: false },
  ALREADY_APPLIED: { http: 409, log: false },
  JOB_CLOSED: { http: 409, log: false },
  CONFLICT: { http: 409, log: false },
  NOT_CONNECTED: { http: 403, log: false },
  FILE_TOO_LARGE: { http: 413, log: false },
  UNSUPPORTED_FILE: { http: 415, log: false },
  RATE_LIMITED: { http: 429, log: false },
  OVERLOADED: { http: 503, log: true },
  ASSISTANT_UNAVAILABLE: { http: 503, log: true },
  UNAVAILABLE: { http: 503, log: true },
  PAYLOAD_TOO_LARGE: { http: 413, log: false },
  GRAPHQL_PARSE_FAILED: { http: 400, log: false },
  INTERNAL_SERVER_ERROR: { http: 500, log: true },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** What an error may carry besides its sentence. */
export interface ErrorDetails {
  /** Per input field, what to mend. Paths are dotted: `jobExperiences.0.to`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense (`RATE_LIMITED`, `OVERLOADED`). */
  readonly retryAfter?: number;
  /** The state that a `CONFLICT` met, for the person to decide again. */
  readonly current?: string;
}

/** An error meant for the person who asked: a code from the catalogue and a sentence that says what to mend. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    /** `cause`: what the log should tell beside the sentence. */
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get status(): number {
    return ERRORS[this.code].http;
  }
}

/** A validation error; its sentence is that of its first field unless another is given. */
export function invalid(fields: Readonly<Record<string, string>>, message?: string): AppError {
  return new AppError("BAD_USER_INPUT", message ?? Object.values(fields)[0] ?? "Check the input.", { fields });
}

/** To whoever would have to log in, but has only to renew the token. */
export const tokenExpired = () =>
  new AppError("TOKEN_EXPIRED", "The access token has expired. Renew it, or log in again.");
