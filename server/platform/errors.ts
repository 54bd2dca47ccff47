/** The documentation of an error code, for API clients. */
interface Description {
  /** The problem's title in REST responses: the same every time, beside the specific message. */
  readonly title: string;
  /** The description in the schema. */
  readonly meaning: string;
}

/** How an error is returned by each API. `log`: whether the operator should see it. */
interface ErrorRow extends Description {
  readonly http: number;
  readonly log: boolean;
}

/**
 * The single catalogue of error codes (docs/specification.md 8.1). GraphQL returns the code in `extensions.code`, the
 * REST shim the HTTP status.
 */
export const ERRORS = {
  BAD_USER_INPUT: {
    http: 422,
    log: false,
    title: "Invalid fields",
    meaning: "Some input fields are invalid; `extensions.fields` says which ones, and how to fix them.",
  },
  UNAUTHENTICATED: {
    http: 401,
    log: false,
    title: "Not logged in",
    meaning: "The request has no valid session or API key.",
  },
  TOKEN_EXPIRED: {
    http: 401,
    log: false,
    title: "Access token expired",
    meaning: "The access token has expired; renew it.",
  },
  WRONG_PASSWORD: {
    http: 401,
    log: false,
    title: "Wrong password",
    meaning: "The password is wrong.",
  },
  SECOND_FACTOR_REQUIRED: {
    http: 403,
    log: false,
    title: "Second factor needed",
    meaning:
      "The password is correct, and the account requires a second factor: call `finishLogIn` with `extensions.challenge` and one of `extensions.factors`.",
  },
  REAUTHENTICATION_REQUIRED: {
    http: 403,
    log: false,
    title: "Confirmation needed",
    meaning:
      "The login is more than 15 minutes old. Call `confirmPassword`, or `confirmPasskey` if `extensions.factors` lists a passkey, then repeat the operation.",
  },
  STRONGER_LOG_IN_REQUIRED: {
    http: 403,
    log: false,
    title: "Second factor required",
    meaning:
      "A second factor is required, for example by the company, and the session or key was created without one; the message says what to do.",
  },
  WRONG_PASSKEY: {
    http: 401,
    log: false,
    title: "Wrong passkey",
    meaning: "The passkey does not belong to the account, or its response is invalid.",
  },
  WRONG_CODE: {
    http: 401,
    log: false,
    title: "Wrong code",
    meaning: "The code is wrong or has already been used.",
  },
  EMAIL_NOT_REGISTERED: {
    http: 403,
    log: false,
    title: "No account with this address",
    meaning: "No account with this role has this email address.",
  },
  EMAIL_NOT_VERIFIED: {
    http: 400,
    log: false,
    title: "Address not verified",
    meaning: "The email address of the account is not verified; the verification link was sent to it by email.",
  },
  ACCOUNT_SUSPENDED: {
    http: 403,
    log: false,
    title: "Account suspended",
    meaning: "The operators have suspended the account; the reason was sent by email.",
  },
  EMAIL_TAKEN: {
    http: 422,
    log: false,
    title: "Address already registered",
    meaning: "An account with this email address already exists.",
  },
  INVALID_TOKEN: {
    http: 400,
    log: false,
    title: "Invalid token",
    meaning: "The link or challenge has expired or has already been used.",
  },
  FORBIDDEN: {
    http: 403,
    log: false,
    title: "Not allowed",
    meaning: "The account lacks a permission, or the API key lacks a scope.",
  },
  NOT_FOUND: {
    http: 404,
    log: false,
    title: "Not found",
    meaning: "The object does not exist, or the caller is not allowed to see it.",
  },
  ALREADY_APPLIED: {
    http: 409,
    log: false,
    title: "Already applied",
    meaning: "The job seeker has already applied to the job.",
  },
  PROFILE_EMPTY: {
    http: 409,
    log: false,
    title: "Profile empty",
    meaning:
      "The job seeker's profile is empty, so the company would learn nothing about them. Returned once, and only if the caller requests this check.",
  },
  ANSWERS_NEEDED: {
    http: 409,
    log: false,
    title: "Answers needed",
    meaning: "The application lacks answers to required screening questions; `extensions.fields` says which ones.",
  },
  JOB_CLOSED: {
    http: 409,
    log: false,
    title: "Job closed",
    meaning: "The job no longer accepts applications.",
  },
  CONFLICT: {
    http: 409,
    log: false,
    title: "Changed in the meantime",
    meaning:
      "The operation conflicts with the current state, for example because the object was changed in the meantime; reload it.",
  },
  NOT_CONNECTED: {
    http: 403,
    log: false,
    title: "Not connected",
    meaning: "The two job seekers are not connected.",
  },
  FILE_TOO_LARGE: {
    http: 413,
    log: false,
    title: "File too large",
    meaning: "The uploaded file is too large.",
  },
  UNSUPPORTED_FILE: {
    http: 415,
    log: false,
    title: "Unsupported file type",
    meaning: "Uploaded files of this type are not accepted.",
  },
  RATE_LIMITED: {
    http: 429,
    log: false,
    title: "Too many requests",
    meaning: "The caller has sent too many requests; retry after `extensions.retryAfter` seconds.",
  },
  OVERLOADED: {
    http: 503,
    log: true,
    title: "Overloaded",
    meaning:
      "Too many operations of this kind are running, or the operation took too long; retry after `extensions.retryAfter` seconds.",
  },
  ASSISTANT_UNAVAILABLE: {
    http: 503,
    log: true,
    title: "Assistant not available",
    meaning: "The career assistant's provider is unavailable.",
  },
  UNAVAILABLE: {
    http: 503,
    log: true,
    title: "Temporarily unavailable",
    meaning: "The database is unavailable, or the server is too busy; retry after `extensions.retryAfter` seconds.",
  },
  PAYLOAD_TOO_LARGE: {
    http: 413,
    log: false,
    title: "Request too large",
    meaning: "The request is too large.",
  },
  GRAPHQL_PARSE_FAILED: {
    http: 400,
    log: false,
    title: "Syntax error",
    meaning: "The document is not valid GraphQL.",
  },
  INTERNAL_SERVER_ERROR: {
    http: 500,
    log: true,
    title: "Internal server error",
    meaning: "An unexpected error occurred; the message contains the number to report.",
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Rejections by GraphQL and HTTP themselves, before any of our own rules. */
const PROTOCOL_ERRORS = {
  GRAPHQL_VALIDATION_FAILED: {
    meaning: "The document does not match the schema.",
  },
  BAD_REQUEST: {
    title: "Invalid request",
    meaning: "The request is malformed.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: "The document has no operation with this name.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: "The hash of the persisted query is unknown; send the hash together with the document.",
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: "The server does not support persisted queries.",
  },
  QUERY_TOO_COMPLEX: {
    meaning: "The operation is too expensive; request fewer fields or smaller pages.",
  },
  METHOD_NOT_ALLOWED: {
    title: "Method not allowed",
    meaning: "The HTTP method is not allowed; the header `Allow` lists those that are.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: "Unsupported content type",
    meaning: "The content type of the request body is not supported.",
  },
} as const satisfies Record<string, Partial<Description>>;

export type ProtocolErrorCode = keyof typeof PROTOCOL_ERRORS;

/** Descriptions of all codes; those specific to GraphQL or HTTP lack the title or the meaning. */
export const DESCRIPTIONS: Readonly<Record<string, Partial<Description>>> = { ...ERRORS, ...PROTOCOL_ERRORS };

/** Additional data of an error. */
export interface ErrorDetails {
  /** Error messages by input field. Paths are dotted: `jobExperiences.0.to`. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense (`RATE_LIMITED`, `OVERLOADED`). */
  readonly retryAfter?: number;
  /** The current state that caused a `CONFLICT`, for the person to decide again. */
  readonly current?: string;
  /**
   * For `SECOND_FACTOR_REQUIRED`: the challenge, and the account's factors. `REAUTHENTICATION_REQUIRED` has only the
   * factors.
   */
  readonly challenge?: string;
  readonly factors?: readonly ("PASSKEY" | "AUTHENTICATOR_APP" | "RECOVERY_CODE")[];
}

/** An error meant for the caller: a code from the catalogue and a message that says what to fix. */
export class AppError extends Error {
  override readonly name = "AppError";

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    /** `cause`: additional information for the log. */
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  get status(): number {
    return ERRORS[this.code].http;
  }
}

/** Creates a validation error; its message is that of the first field by default. */
export function invalid(fields: Readonly<Record<string, string>>, message?: string): AppError {
  return new AppError("BAD_USER_INPUT", message ?? Object.values(fields)[0] ?? "Check the input.", { fields });
}

/** Creates the error for a caller who need not log in but only renew the token. */
export const tokenExpired = () =>
  new AppError("TOKEN_EXPIRED", "The access token has expired. Renew it, or log in again.");

/** Creates the error for a token that is none of ours, or whose session has ended. */
export const tokenInvalid = () => new AppError("UNAUTHENTICATED", "This token is not valid. Log in again.");
