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
    title: "Fields are wrong",
    meaning: "Fields are wrong; `extensions.fields` says which, and what to mend.",
  },
  UNAUTHENTICATED: {
    http: 401,
    log: false,
    title: "Not logged in",
    meaning: "Nobody is logged in, or the key is not good.",
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
    title: "Second step needed",
    meaning:
      "The password is right, and the account asks for more: `finishLogIn` takes `extensions.challenge` with one of `extensions.factors`.",
  },
  REAUTHENTICATION_REQUIRED: {
    http: 403,
    log: false,
    title: "Confirmation needed",
    meaning:
      "The log-in is more than 15 minutes old: `confirmPassword`, or `confirmPasskey` if `extensions.factors` has one, and send it again.",
  },
  STRONGER_LOG_IN_REQUIRED: {
    http: 403,
    log: false,
    title: "Second factor demanded",
    meaning:
      "A second factor is demanded, such as by the company of its members, and the session or key has shown none: the sentence says what to do.",
  },
  WRONG_PASSKEY: {
    http: 401,
    log: false,
    title: "Wrong passkey",
    meaning: "The passkey is none of the account's, or its answer is not right.",
  },
  WRONG_CODE: {
    http: 401,
    log: false,
    title: "Wrong code",
    meaning: "The code is wrong, or was used already.",
  },
  EMAIL_NOT_REGISTERED: {
    http: 403,
    log: false,
    title: "No account with this address",
    meaning: "No account of this role has the address.",
  },
  EMAIL_NOT_VERIFIED: {
    http: 400,
    log: false,
    title: "Address not verified",
    meaning: "The address is not verified; its mail has the link.",
  },
  ACCOUNT_SUSPENDED: {
    http: 403,
    log: false,
    title: "Account suspended",
    meaning: "The operators have suspended the account; its mail says why.",
  },
  EMAIL_TAKEN: {
    http: 422,
    log: false,
    title: "Address has an account already",
    meaning: "The address has an account already.",
  },
  INVALID_TOKEN: {
    http: 400,
    log: false,
    title: "Token not valid",
    meaning: "The link or challenge is used up or too old.",
  },
  FORBIDDEN: {
    http: 403,
    log: false,
    title: "Not allowed",
    meaning: "The account may not, or its key lacks a scope.",
  },
  NOT_FOUND: {
    http: 404,
    log: false,
    title: "Not found",
    meaning: "It is not there, or not to be seen.",
  },
  ALREADY_APPLIED: {
    http: 409,
    log: false,
    title: "Applied already",
    meaning: "The seeker has applied already.",
  },
  PROFILE_EMPTY: {
    http: 409,
    log: false,
    title: "Profile empty",
    meaning: "The company would learn nothing of the seeker; asked once, and only where the caller wants it.",
  },
  ANSWERS_NEEDED: {
    http: 409,
    log: false,
    title: "Answers needed",
    meaning: "The job asks questions that are to be answered first; `extensions.fields` says which.",
  },
  JOB_CLOSED: {
    http: 409,
    log: false,
    title: "Job closed",
    meaning: "The job takes no more applications.",
  },
  CONFLICT: {
    http: 409,
    log: false,
    title: "Changed in the meantime",
    meaning: "It was changed in the meantime; read it again.",
  },
  NOT_CONNECTED: {
    http: 403,
    log: false,
    title: "Not connected",
    meaning: "The two people are not connected.",
  },
  FILE_TOO_LARGE: {
    http: 413,
    log: false,
    title: "File too large",
    meaning: "The file is too large.",
  },
  UNSUPPORTED_FILE: {
    http: 415,
    log: false,
    title: "Kind of file not taken",
    meaning: "The file is of a kind that is not taken.",
  },
  RATE_LIMITED: {
    http: 429,
    log: false,
    title: "Too many requests",
    meaning: "Too much was asked; wait `extensions.retryAfter` seconds.",
  },
  OVERLOADED: {
    http: 503,
    log: true,
    title: "Busy",
    meaning: "Too much is going on; wait `extensions.retryAfter` seconds.",
  },
  ASSISTANT_UNAVAILABLE: {
    http: 503,
    log: true,
    title: "Assistant not available",
    meaning: "The assistant is not set up, or its provider is away.",
  },
  UNAVAILABLE: {
    http: 503,
    log: true,
    title: "Not available just now",
    meaning: "The database is away; wait `extensions.retryAfter` seconds.",
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
    title: "Document cannot be read",
    meaning: "The document cannot be read.",
  },
  INTERNAL_SERVER_ERROR: {
    http: 500,
    log: true,
    title: "Fault of ours",
    meaning: "A fault of ours; the sentence has the number to tell us.",
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** Rejections by GraphQL and HTTP themselves, before any of our own rules. */
const PROTOCOL_ERRORS = {
  GRAPHQL_VALIDATION_FAILED: {
    meaning: "The document is not one of this schema.",
  },
  BAD_REQUEST: {
    title: "Request cannot be read",
    meaning: "The request cannot be read.",
  },
  OPERATION_RESOLUTION_FAILURE: {
    meaning: "The document has no operation of the name.",
  },
  PERSISTED_QUERY_NOT_FOUND: {
    meaning: "The hash is not known here; send the text with it.",
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    meaning: "Hashes are not taken here.",
  },
  QUERY_TOO_COMPLEX: {
    meaning: "The operation costs too much; ask for less.",
  },
  METHOD_NOT_ALLOWED: {
    title: "Method not possible",
    meaning: "The method is not possible here; `Allow` names those that are.",
  },
  UNSUPPORTED_MEDIA_TYPE: {
    title: "Content type not understood",
    meaning: "The body is of a content type that is not understood.",
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
