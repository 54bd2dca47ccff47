import type { ErrorCode, ProtocolErrorCode } from "../../platform/errors.ts";

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode | ProtocolErrorCode>> = {
  400: "BAD_REQUEST",
  401: "UNAUTHENTICATED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_ALLOWED",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
};

/** Returns the error code for a rejection that occurs before any of our own rules. */
export const codeOfStatus = (status: number): ErrorCode | ProtocolErrorCode => CODE_OF_STATUS[status] ?? "BAD_REQUEST";
