import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from "graphql";
import { type Compile, plainErrors } from "./compiler.ts";

/** A subscription: its events, and what its reader gets for each of them. */
export interface OpenSubscription {
  readonly events: AsyncIterable<unknown>;
  readonly execute: (event: unknown) => ExecutionResult | Promise<ExecutionResult>;
}

/** Opens a subscription, or answers why it cannot be opened. */
export type Subscribe = (args: ExecutionArgs) => Promise<OpenSubscription | ExecutionResult>;

/** Subscriptions as GraphQL describes them, where each event of one that many hold is executed as a compiled function. */
export function compiledSubscribe(compile: Compile): Subscribe {
  return async (args) => {
    const { document, operationName, contextValue, variableValues = {} } = args;
    const operation = compile(document, operationName);
    const events = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in events)) return events;
    if (!operation) return { events, execute: (event) => execute({ ...args, rootValue: event }) };
    const shown = (result: ExecutionResult) =>
      result.errors ? { ...result, errors: plainErrors(document, result.errors) } : result;
    return {
      events,
      execute(event) {
        const result = operation.execute(event, contextValue, variableValues ?? {});
        return result instanceof Promise ? result.then(shown) : shown(result);
      },
    };
  };
}
