import { APIConnectionError, APIError } from "@anthropic-ai/sdk";
import { ASSISTANT_TEXTS } from "../../shared/assistant.ts";
import { AppError } from "../platform/errors.ts";
import type { Logger } from "../platform/logging/log.ts";

/** The provider's answer was interrupted. */
export class BrokenOff extends Error {
  override readonly name = "BrokenOff";
  constructor(cause: unknown) {
    super("The provider's answer broke off.", { cause });
  }
}

/** The provider gave no sign of life for too long. */
export class TooSlow extends Error {
  override readonly name = "TooSlow";
}

const TRANSIENT_CODES = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/** Whether a retry may well succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof APIConnectionError || error instanceof BrokenOff) return true;
  if (!(error instanceof APIError)) return false;
  if (error.status !== undefined) return TRANSIENT_CODES.has(error.status);
  // An error event within a stream that was answered with 200.
  return error.type === "overloaded_error" || error.type === "api_error" || error.type === "rate_limit_error";
}

/**
 * Returns the failure with a message for the person; the log has more details for the operator. `wrote`: whether any
 * text was written already.
 */
export function failureOf(error: unknown, wrote: boolean, log: Logger): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof APIError ? error.status : undefined;
  const type = error instanceof APIError ? error.type : null;
  const requestId = error instanceof APIError ? error.requestID : null;
  const operator = status === 401 || status === 402 || status === 403 || status === 404;
  log[operator ? "error" : "warn"]({ status, type, requestId, name: nameOf(error) }, "assistant's provider failed");
  return new AppError("ASSISTANT_UNAVAILABLE", sentenceOf(error, status, type, wrote, operator));
}

function sentenceOf(
  error: unknown,
  status: number | undefined,
  type: string | null,
  wrote: boolean,
  operator: boolean,
) {
  if (error instanceof TooSlow) return wrote ? ASSISTANT_TEXTS.brokeOff : ASSISTANT_TEXTS.slow;
  if (operator) return ASSISTANT_TEXTS.refused;
  if (wrote || error instanceof BrokenOff) return ASSISTANT_TEXTS.brokeOff;
  if (status === 400 || status === 413 || status === 422) return ASSISTANT_TEXTS.unreadable;
  if (status === 429 || status === 529 || type === "overloaded_error" || type === "rate_limit_error") {
    return ASSISTANT_TEXTS.busy;
  }
  return ASSISTANT_TEXTS.away;
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : "";
