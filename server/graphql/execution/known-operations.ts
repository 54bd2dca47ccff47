import type { FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, type GraphQLSchema, Kind } from "graphql";
import { noteOnlyReads } from "../../platform/database/read-scope.ts";
import type { Logger } from "../../platform/logging/log.ts";
import type { Context } from "../../services/graphql-context.ts";
import { COSTLY_FROM } from "../costly-operations.ts";
import { documentCache } from "../document-cache.ts";
import { reportedCost, requireAffordable } from "../query-limits.ts";
import { reportErrors, statusOf } from "../response-errors.ts";
import { nameOperation } from "../traced-operations.ts";
import { type CompiledOperation, type ErrorFormat, executeCompiled, type Remember } from "./compiled-operations.ts";

/** Response content types by `Accept` header; any other header is left to Apollo's content negotiation. */
const CONTENT_TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, "application/json; charset=utf-8"],
  ["*/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  // The header that Apollo Client sends.
  ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
]);

/**
 * Operations that Apollo has parsed, validated and seen often enough to have them compiled, by their text. They are
 * answered without its pipeline, which costs more than executing most of them. Unusual requests go to Apollo.
 */
export interface KnownOperations {
  readonly remember: Remember;
  /** Returns the body and sets the headers; null if Apollo has to answer. */
  answer(request: FastifyRequest, reply: FastifyReply, context: () => Promise<Context>): Promise<string | null>;
}

interface Needs {
  readonly schema: GraphQLSchema;
  readonly format: ErrorFormat;
  readonly log: Logger;
  /** Returns the text behind a hash (automatic persisted queries). */
  readonly textOf: (hash: string) => string | undefined;
}

interface Known extends CompiledOperation {
  readonly type: string;
  readonly name: string | undefined;
}

export function knownOperations({ schema, format, log, textOf }: Needs): KnownOperations {
  const known = documentCache<Known>((_, text) => text);

  return {
    remember(text, node, operation) {
      if (text && isAlone(operation.document) && !known.has(text)) {
        known.set(text, { ...operation, type: node.operation, name: node.name?.value });
      }
    },
    async answer(request, reply, contextOf) {
      const contentType = CONTENT_TYPES.get(request.headers.accept);
      if (!contentType || request.method !== "POST" || request.headers["content-type"] !== "application/json")
        return null;
      const requested = readBody(request.body, textOf);
      const operation = requested && known.get(requested.text);
      if (!operation || (requested.operationName ?? operation.name) !== operation.name) return null;
      const cost = costOf(schema, operation, requested.variables);
      if (cost === null) return null;
      // If this fails, Apollo encounters the same error and reports it.
      const context = await contextOf().catch(() => null);
      if (!context) return null;
      nameOperation(operation.type, operation.name);
      if (operation.type === "query") noteOnlyReads();
      const result = await executeCompiled(operation, context, requested.variables, format);
      if (!result) return null;
      const retryAfter = reportErrors(result.errors, context, log);
      if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
      reply.code(statusOf(result) ?? 200);
      reply.header("content-type", contentType);
      const extensions = reportedCost(cost);
      const { data, errors } = result;
      if (!data || errors) return JSON.stringify({ ...result, extensions });
      return `{"data":${operation.compiled.write(data)},"extensions":${JSON.stringify(extensions)}}`;
    },
  };
}

/** Whether the document has a single operation, so that its text identifies the operation. */
const isAlone = ({ definitions }: DocumentNode): boolean =>
  definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;

interface OperationRequest {
  readonly text: string;
  readonly operationName: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a request body, with the operation as text or hash; null if anything about it is unusual. */
function readBody(body: unknown, textOf: Needs["textOf"]): OperationRequest | null {
  if (!isRecord(body)) return null;
  const { query, operationName, variables, extensions } = body;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== "string") return null;
  if (extensions !== undefined && extensions !== null && !isRecord(extensions)) return null;
  const persisted = extensions?.persistedQuery;
  const text = persisted === undefined ? query : query === undefined ? textOfPersisted(persisted, textOf) : null;
  return typeof text === "string" ? { text, operationName, variables: variables ?? {} } : null;
}

function textOfPersisted(persisted: unknown, textOf: Needs["textOf"]): string | null {
  if (!isRecord(persisted) || persisted.version !== 1 || typeof persisted.sha256Hash !== "string") return null;
  return textOf(persisted.sha256Hash) ?? null;
}

/** Returns the cost; null if it is high or cannot be computed: then Apollo counts it or reports the error. */
function costOf(
  schema: GraphQLSchema,
  { document, name }: Known,
  variables: OperationRequest["variables"],
): number | null {
  try {
    const cost = requireAffordable(schema, document, variables, name);
    return cost < COSTLY_FROM ? cost : null;
  } catch {
    return null;
  }
}
