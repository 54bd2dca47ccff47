import type { ApolloServerPlugin } from "@apollo/server";
import { type ExecutionArgs, type GraphQLFormattedError, getOperationAST } from "graphql";
import { currentSpan, endAfter, inTrace, type Span, startSpan } from "../platform/tracing/tracing.ts";

const LONGEST = 80;

/** Spans of operations, under whatever name they have by now. */
const operations = new WeakSet<Span>();

const currentOperation = (): Span | null => {
  const span = currentSpan();
  return span && operations.has(span) ? span : null;
};

/** Answers a request within a span, which is renamed by `tracedOperations` once the document is known. */
export function inOperation<T>(answer: () => T): T {
  const span = startSpan(() => ({ name: "graphql" }));
  if (!span) return answer();
  operations.add(span);
  return endAfter(span, answer);
}

/**
 * Records the errors of the current operation on its span, by the code of the first. Only internal errors mark it as
 * failed.
 */
export function noteOperationErrors([first]: readonly GraphQLFormattedError[]): void {
  const span = currentOperation();
  if (!span || !first) return;
  const code = String(first.extensions?.code ?? "unknown");
  if (code === "INTERNAL_SERVER_ERROR" || code === "UNAVAILABLE") span.fail(code);
  else span.set({ "error.type": code });
}

/** Opens a subscription in a new trace: it arrives over a socket, not with a request. */
export const inSubscription = <T>({ document, operationName }: ExecutionArgs, open: () => T): T => {
  const name = getOperationAST(document, operationName)?.name?.value;
  return inTrace({ ...described("subscription", name), kind: "server" }, undefined, open);
};

/** Apollo plugin that sets the type and name of an operation on its span, never its arguments or results. */
export const tracedOperations: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, operationName }) {
        const span = currentOperation();
        if (!span || !operation) return;
        const { name, attributes } = described(operation.operation, operationName ?? undefined);
        span.rename(name);
        span.set(attributes);
      },
    };
  },
};

function described(type: string, given: string | undefined) {
  const name = given?.slice(0, LONGEST);
  return {
    name: name ? `${type} ${name}` : type,
    attributes: { "graphql.operation.type": type, ...(name && { "graphql.operation.name": name }) },
  };
}
