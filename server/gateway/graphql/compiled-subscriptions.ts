import { createSourceEventStream, type ExecutionResult, type GraphQLSchema, subscribe } from "graphql";
import { compiler, plainErrors } from "./compiler.ts";

/** `subscribe` of GraphQL, where each event of a subscription that many hold is executed as a compiled function. */
export function compiledSubscribe(schema: GraphQLSchema): typeof subscribe {
  const compiled = compiler(schema);
  return async (args) => {
    const query = compiled(args.document, args.operationName);
    if (!query) return subscribe(args);
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    return mapEvents(source[Symbol.asyncIterator](), async (event) => {
      const result: ExecutionResult = await query.execute(event, args.contextValue, args.variableValues ?? {});
      return result.errors ? { ...result, errors: plainErrors(args.document, result.errors) } : result;
    });
  };
}

/** Ending it ends the source at once, also while that waits for an event. */
function mapEvents<In, Out>(
  source: AsyncIterator<In>,
  map: (event: In) => Promise<Out>,
): AsyncGenerator<Out, void, void> {
  return {
    async next() {
      const { value, done } = await source.next();
      return done ? { value: undefined, done } : { value: await map(value), done: false };
    },
    async return() {
      await source.return?.();
      return { value: undefined, done: true };
    },
    async throw(error) {
      await source.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await source.return?.();
    },
  };
}
