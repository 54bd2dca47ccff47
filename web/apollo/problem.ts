import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client";

/** The error of a failed operation: its public message, and the messages of fields by name. */
export interface ServerProblem {
  /** `extensions.code`, from the catalogue. */
  code?: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** docs/specification.md 8.2: shown when the server cannot be reached or fails without a message of its own. */
const UNREACHABLE = "Internal server error, please try again later or check your network connection";

/** Returns the message for a request that did not reach the server. `what` failed, without a full stop. */
export const unsent = (what: string): string => `${what}. Check your connection and try again.`;

/** The message for an action that did not reach the server. */
export const NOT_SENT = unsent("This did not work");

const stringsOf = (value: unknown): Record<string, string> =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"))
    : {};

/** Extracts the error to show from a failed operation. `otherwise` is used when the failure has no message. */
export function problemOf(error: unknown, otherwise: string = UNREACHABLE): ServerProblem {
  if (!CombinedGraphQLErrors.is(error)) return { message: otherwise, fields: {} };
  const [first] = error.errors;
  const code = first?.extensions?.code;
  return {
    message: first?.message || otherwise,
    fields: stringsOf(first?.extensions?.fields),
    ...(typeof code === "string" ? { code } : {}),
  };
}

/** Whether the server responded at all, even with a refusal. */
export const isAnswer = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);

/** Codes of server failures, whose messages offer nothing that the person could correct. */
const FAULTS = new Set(["INTERNAL_SERVER_ERROR", "UNAVAILABLE"]);

/** Whether the server refused the operation for a reason: nothing was changed then. */
export function isRefusal(error: unknown): boolean {
  const { code } = problemOf(error);
  return code !== undefined && !FAULTS.has(code);
}

/** docs/specification.md 8.2: the error of saving a job, applying and withdrawing. */
export const jobActionProblem = (error: unknown): ServerProblem =>
  isAnswer(error) ? problemOf(error, "Something went wrong.") : problemOf(error);

const REFUSED_FILES = new Set(["BAD_USER_INPUT", "UNSUPPORTED_FILE", "FILE_TOO_LARGE", "PAYLOAD_TOO_LARGE"]);

/** Whether uploading the same file again would be refused again. */
export const isRefusedFile = ({ code = "" }: ServerProblem): boolean => REFUSED_FILES.has(code);

/** Returns the message for a list that failed to load: `failed`, unless the server refused it for a reason. */
export function listProblem(error: unknown, failed: string = UNREACHABLE): string {
  const { message, code } = problemOf(error, failed);
  return code && FAULTS.has(code) ? failed : message;
}

/** Runs an operation for a form: null on success, otherwise the error to show. */
export async function attempt(run: () => Promise<unknown>, otherwise?: string): Promise<ServerProblem | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return problemOf(error, otherwise);
  }
}
