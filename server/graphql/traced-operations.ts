import type { ApolloServerPlugin } from "@apollo/server";
import { type ExecutionArgs, type GraphQLFormattedError, getOperationAST } from "graphql";
import { currentSpan, endAfter, inTrace, type Span, startSpan } from "../platform/tracing/tracing.ts";

const LONGEST = 80;

/** Spans of operations, whatever their names are by now. */
const operations = new WeakSet<Span>();

const currentOperation = (): Span | null => {
  const span = currentSpan();
  return span && operations.has(span) ? span : null;
};

/** Answers a request as a span, which `nameOperation` gives its name once the document is known. */
export function inOperation<T>(answer: () => T): T {
  const span = startSpan(() => ({ name: "graphql" }));
  if (!span) return answer();
  operations.add(span);
  return endAfter(span, answer);
}

/** Says which operation the work under way is: its type and name, never what it asks or is given. */
export function nameOperation(type: string, name: string | undefined): void {
  const span = currentOperation();
  if (!span) return;
  const { name: spanName, attributes } = described(type, name);
  span.rename(spanName);
  span.set(attributes);
}

/** Says that the operation under way had errors, by the code of the first. Only a fault of ours makes it a failed one. */
export function noteOperationErrors([first]: readonly GraphQLFormattedError[]): void {
  const span = currentOperation();
  if (!span || !first) return;
  const code = String(first.extensions?.code ?? "unknown");
  if (code === "INTERNAL_SERVER_ERROR" || code === "UNAVAILABLE") span.fail(code);
  else span.set({ "error.type": code });
}

/** Opens a subscription as a trace of its own: it comes over a socket, not with a request. */
export const inSubscription = <T>({ document, operationName }: ExecutionArgs, open: () => T): T => {
  const name = getOperationAST(document, operationName)?.name?.value;
  return inTrace({ ...described("subscription", name), kind: "server" }, undefined, open);
};

/** For Apollo: names the operations that go its way. */
export const tracedOperations: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, operationName }) {
        if (operation) nameOperation(operation.operation, operationName ?? undefined);
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
