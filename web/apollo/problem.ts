import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client";

/** What a failed operation says: the public message, and the message of each field by name. */
export interface ServerProblem {
  /** `extensions.code` of the catalogue. */
  code?: string;
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** docs/specification.md 8.2: what is said when the server cannot be reached or fails without words of its own. */
const UNREACHABLE = "Internal server error, please try again later or check your network connection";

/** What is said when the server could not be told of something. `what` did not work, without a full stop. */
export const unsent = (what: string): string => `${what}. Check your connection and try again.`;

/** What is said of a press that the server could not be told of. */
export const NOT_SENT = unsent("This did not work");

const stringsOf = (value: unknown): Record<string, string> =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === "string"))
    : {};

/** What a failed operation says to the person. `otherwise` is the text for a failure without a sentence. */
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

/** Whether the server answered at all, if only to refuse. */
export const isAnswer = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) || ServerError.is(error) || ServerParseError.is(error);

/** Codes of failures of the server's: its sentence has nothing that the person could mend. */
const FAULTS = new Set(["INTERNAL_SERVER_ERROR", "UNAVAILABLE"]);

/** Whether the server refused for a reason: then nothing was changed. */
export function isRefusal(error: unknown): boolean {
  const { code } = problemOf(error);
  return code !== undefined && !FAULTS.has(code);
}

const REFUSED_FILES = new Set(["BAD_USER_INPUT", "UNSUPPORTED_FILE", "FILE_TOO_LARGE", "PAYLOAD_TOO_LARGE"]);

/** Whether the same file would be refused again. */
export const isRefusedFile = ({ code = "" }: ServerProblem): boolean => REFUSED_FILES.has(code);

/** What a list says that does not load: `failed`, the text, unless the server refused it for a reason. */
export function listProblem(error: unknown, failed: string = UNREACHABLE): string {
  const { message, code } = problemOf(error, failed);
  return code && FAULTS.has(code) ? failed : message;
}

/** Runs an operation for a form: null when it worked, else what to say. */
export async function attempt(run: () => Promise<unknown>, otherwise?: string): Promise<ServerProblem | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return problemOf(error, otherwise);
  }
}
