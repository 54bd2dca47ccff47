/** An error as it is logged. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  readonly [property: string]: unknown;
}

/**
 * Properties that are logged: codes and names of parts, never contents. Others may hold people's data: values of a row
 * (`detail`, `where`), recipients, endpoints, what a server responded.
 */
const LOGGED = [
  "code",
  "errno",
  "syscall",
  "address",
  "port",
  "command",
  "responseCode",
  "status",
  "statusCode",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "clientVersion",
] as const;

/** Causes that are followed. */
const MAX_DEPTH = 5;

const ADDRESS = /[^\s<>"'`(),;:=]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+/gi;
/** The user, path and parameters of a URL: they may contain passwords and tokens. */
const URL_SECRETS =
  /\b([a-z][a-z\d+.-]{1,20}:\/\/)(?:[^\s/@]{1,500}@)?([^\s/?#"'`)]{1,300})([/?#][^\s"'`)]{0,2000})?/gi;

/** Masks email addresses, and what is secret in URLs that are not of files. */
const masked = (text: string): string =>
  text
    .replace(URL_SECRETS, (whole, scheme: string, host: string, rest?: string) =>
      scheme === "file://" ? whole : `${scheme}${host}${rest && rest !== "/" ? "/…" : (rest ?? "")}`,
    )
    .replace(ADDRESS, "…@…");

/** Returns what is logged of an error, without personal data. Anything else than an error is logged as it is. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === "string" ? masked(error) : error;
  const properties = error as unknown as Readonly<Record<string, unknown>>;
  const kept = LOGGED.flatMap((name) => {
    const value = properties[name];
    return typeof value === "string" || typeof value === "number" ? [[name, value] as const] : [];
  });
  const logged: LoggedError = {
    type: error.constructor.name,
    message: masked(error.message),
    ...(error.stack && { stack: masked(error.stack) }),
    ...Object.fromEntries(kept),
    ...(depth < MAX_DEPTH && causesOf(error, depth)),
  };
  return logged;
}

const causesOf = (error: Error, depth: number) => ({
  ...(error.cause instanceof Error && { cause: loggedError(error.cause, depth + 1) }),
  ...(error instanceof AggregateError && { errors: error.errors.map((one) => loggedError(one, depth + 1)) }),
});
