import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from "graphql";
import type { SubscribePayload } from "graphql-ws";
import { documentCache } from "../document-cache.ts";
import {
  documentRules,
  MAX_MISTAKES,
  MAX_TOKENS,
  requireAffordable,
  requireReadableDocument,
} from "../query-limits.ts";
import { unconditionalSubscriptions } from "./unconditional-subscriptions.ts";

/** Parses and validates documents of socket operations by the same rules as over HTTP, each text once. */
export function documentReader(schema: GraphQLSchema) {
  const known = documentCache<{ document: DocumentNode } | { errors: readonly GraphQLError[] }>((_, query) => query);

  function read(query: string) {
    const found = known.get(query);
    if (found) return found;
    try {
      requireReadableDocument(query);
    } catch (error) {
      const originalError = error instanceof Error ? error : null;
      return { errors: [new GraphQLError("The document was rejected.", { originalError })] };
    }
    const fresh = parseAndValidate(query);
    known.set(query, fresh);
    return fresh;
  }

  function parseAndValidate(query: string) {
    let code = "GRAPHQL_PARSE_FAILED";
    try {
      const document = parse(query, { maxTokens: MAX_TOKENS });
      code = "GRAPHQL_VALIDATION_FAILED";
      // First: the rule about single fields throws for conditions that depend on variables.
      const conditional = validate(schema, document, [unconditionalSubscriptions]);
      if (conditional.length > 0) return { errors: conditional };
      const errors = validate(schema, document, [...specifiedRules, ...documentRules], { maxErrors: MAX_MISTAKES });
      return errors.length > 0 ? { errors } : { document };
    } catch (error) {
      // Some rules throw instead of reporting.
      const known = error instanceof GraphQLError ? error : new GraphQLError("The document cannot be read.");
      const { message, nodes, source, positions } = known;
      return { errors: [new GraphQLError(message, { nodes, source, positions, extensions: { code } })] };
    }
  }

  /** Returns the document of a permitted subscription, or why it is rejected. */
  return ({ query, operationName, variables }: SubscribePayload): DocumentNode | readonly GraphQLError[] => {
    const result = read(query);
    if ("errors" in result) return result.errors;
    const { document } = result;
    const requested = getOperationAST(document, operationName);
    if (!requested) {
      const message = operationName
        ? `Unknown operation named "${operationName}".`
        : "Must provide operation name if query contains multiple operations.";
      return [new GraphQLError(message, { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } })];
    }
    if (requested.operation !== "subscription") {
      const message = "This socket is for subscriptions. Send queries and mutations over HTTP.";
      return [new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } })];
    }
    try {
      requireAffordable(schema, document, variables ?? {}, operationName);
      return document;
    } catch (error) {
      return [
        error instanceof GraphQLError ? error : new GraphQLError("The cost of the operation cannot be computed."),
      ];
    }
  };
}
