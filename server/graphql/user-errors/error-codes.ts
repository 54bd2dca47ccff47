import { GraphQLEnumType } from "graphql";
import type { GraphQLCode } from "../../http/public-error.ts";
import type { ErrorCode } from "../../platform/errors.ts";

const MEANINGS: Readonly<Record<ErrorCode | GraphQLCode, string>> = {
  BAD_USER_INPUT: "Fields are wrong; `extensions.fields` says which, and what to mend.",
  UNAUTHENTICATED: "Nobody is logged in, or the key is not good.",
  TOKEN_EXPIRED: "The access token has expired; renew it.",
  WRONG_PASSWORD: "The password is wrong.",
  EMAIL_NOT_REGISTERED: "No account of this role has the address.",
  EMAIL_NOT_VERIFIED: "The address is not verified; its mail has the link.",
  EMAIL_TAKEN: "The address has an account already.",
  INVALID_TOKEN: "The link is used up or too old.",
  FORBIDDEN: "The account may not, or its key lacks a scope.",
  NOT_FOUND: "It is not there, or not to be seen.",
  ALREADY_APPLIED: "The seeker has applied already.",
  JOB_CLOSED: "The job takes no more applications.",
  CONFLICT: "It was changed in the meantime; read it again.",
  NOT_CONNECTED: "The two people are not connected.",
  FILE_TOO_LARGE: "The file is too large.",
  UNSUPPORTED_FILE: "The file is of a kind that is not taken.",
  RATE_LIMITED: "Too much was asked; wait `extensions.retryAfter` seconds.",
  OVERLOADED: "Too much is going on; wait `extensions.retryAfter` seconds.",
  ASSISTANT_UNAVAILABLE: "The assistant is not set up, or its provider is away.",
  UNAVAILABLE: "The database is away; wait `extensions.retryAfter` seconds.",
  PAYLOAD_TOO_LARGE: "The request is too large.",
  INTERNAL_SERVER_ERROR: "A fault of ours; the sentence has the number to tell us.",
  GRAPHQL_PARSE_FAILED: "The document cannot be read.",
  GRAPHQL_VALIDATION_FAILED: "The document is not one of this schema.",
  BAD_REQUEST: "The request cannot be read.",
  OPERATION_RESOLUTION_FAILURE: "The document has no operation of the name.",
  PERSISTED_QUERY_NOT_FOUND: "The hash is not known here; send the text with it.",
  PERSISTED_QUERY_NOT_SUPPORTED: "Hashes are not taken here.",
  QUERY_TOO_COMPLEX: "The operation costs too much; ask for less.",
};

/** Every code that an error can have. */
export const ErrorCodeType = new GraphQLEnumType({
  name: "ErrorCode",
  description: "What is wrong, in `extensions.code` of an error and in `UserError.code`.",
  values: Object.fromEntries(Object.entries(MEANINGS).map(([code, description]) => [code, { description }])),
});
