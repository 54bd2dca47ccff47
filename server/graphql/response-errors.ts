import type { FormattedExecutionResult, GraphQLFormattedError } from "graphql";
import type { Logger } from "../platform/logging/log.ts";
import type { Context } from "../services/graphql-context.ts";
import { exceedsLimits } from "./query-limits.ts";
import { noteOperationErrors } from "./traced-operations.ts";

/** Records the errors of a response. @returns the seconds for `Retry-After` if one of them has to be retried later */
export function reportErrors(
  errors: readonly GraphQLFormattedError[] | undefined,
  { requestId, services, client, actor }: Pick<Context, "requestId" | "services" | "client" | "actor">,
  log: Logger,
): string | undefined {
  if (!errors) return undefined;
  noteOperationErrors(errors);
  if (errors.some(exceedsLimits)) services.auditLog.refusals.ofDocument(client, actor);
  log.debug({ requestId, codes: errors.map((error) => error.extensions?.code) }, "answered with errors");
  const waits = errors.map((error) => error.extensions?.retryAfter).find((seconds) => typeof seconds === "number");
  return waits === undefined ? undefined : String(waits);
}

/**
 * Returns the HTTP status of a response that has nothing but errors because a dependency is unavailable or a rate limit is
 * exceeded, so that clients and proxies retry.
 */
export function statusOf({ data, errors = [] }: FormattedExecutionResult): number | undefined {
  const has = (code: string) => errors.some(({ extensions }) => extensions?.code === code);
  if (!Object.values(data ?? {}).every((field) => field === null)) return undefined;
  if (has("UNAVAILABLE")) return 503;
  const isLimited = !data || errors.every(({ extensions }) => extensions?.code === "RATE_LIMITED");
  return has("RATE_LIMITED") && isLimited ? 429 : undefined;
}
