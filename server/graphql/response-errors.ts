import type { FormattedExecutionResult, GraphQLFormattedError } from "graphql";
import type { Logger } from "../platform/logging/log.ts";
import type { Context } from "../services/graphql-context.ts";
import { asksTooMuch } from "./query-limits.ts";
import { noteOperationErrors } from "./traced-operations.ts";

/** Notes that an answer has errors. @returns seconds for `Retry-After`, when one of them asks to wait */
export function reportErrors(
  errors: readonly GraphQLFormattedError[] | undefined,
  { requestId, services, client, actor }: Pick<Context, "requestId" | "services" | "client" | "actor">,
  log: Logger,
): string | undefined {
  if (!errors) return undefined;
  noteOperationErrors(errors);
  if (errors.some(asksTooMuch)) services.auditLog.refusals.ofDocument(client, actor);
  log.debug({ requestId, codes: errors.map((error) => error.extensions?.code) }, "answered with errors");
  const waits = errors.map((error) => error.extensions?.retryAfter).find((seconds) => typeof seconds === "number");
  return waits === undefined ? undefined : String(waits);
}

/**
 * The status of an answer that has nothing but errors because what it needs is away, or because it was refused before any field was
 * read, for clients and proxies to try again.
 */
export function statusOf({ data, errors = [] }: FormattedExecutionResult): number | undefined {
  const has = (code: string) => errors.some(({ extensions }) => extensions?.code === code);
  if (has("UNAVAILABLE") && Object.values(data ?? {}).every((field) => field === null)) return 503;
  return has("RATE_LIMITED") && !data ? 429 : undefined;
}
