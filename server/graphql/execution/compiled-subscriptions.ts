import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute } from "graphql";
import { type Compile, plainErrors } from "./compiler.ts";

/** An open subscription: its source events, and the execution of one of them. */
export interface OpenSubscription {
  readonly events: AsyncIterable<unknown>;
  readonly execute: (event: unknown) => ExecutionResult | Promise<ExecutionResult>;
}

/** Opens a subscription, or returns the errors that prevent it. */
export type Subscribe = (args: ExecutionArgs) => Promise<OpenSubscription | ExecutionResult>;

/**
 * Implements `subscribe` of the GraphQL specification, executing each event of a frequent subscription as a compiled
 * function.
 */
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
