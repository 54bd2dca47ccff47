import { createSourceEventStream, type ExecutionResult, subscribe } from "graphql";
import { mapStream } from "../../platform/bus/map-stream.ts";
import { type Compile, plainErrors } from "./compiler.ts";

/** `subscribe` of GraphQL, where each event of a subscription that many hold is executed as a compiled function. */
export function compiledSubscribe(compile: Compile): typeof subscribe {
  return async (args) => {
    const operation = compile(args.document, args.operationName);
    if (!operation) return subscribe(args);
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    const shown = (result: ExecutionResult) =>
      result.errors ? { ...result, errors: plainErrors(args.document, result.errors) } : result;
    return mapStream(source[Symbol.asyncIterator](), (event): ExecutionResult | Promise<ExecutionResult> => {
      const result = operation.execute(event, args.contextValue, args.variableValues ?? {});
      return result instanceof Promise ? result.then(shown) : shown(result);
    });
  };
}
