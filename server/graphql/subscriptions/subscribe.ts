import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, execute, GraphQLError } from "graphql";
import { inDelivery } from "../../platform/bus/traced-events.ts";

/**
 * Implements `subscribe` of the GraphQL specification: returns the results, one for each event, or the errors that
 * prevent the subscription. An event is executed within the span of its delivery.
 */
export async function subscribe(
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult, undefined> | ExecutionResult> {
  // An error of this operation must not end the others of its socket.
  const source = await createSourceEventStream(args).catch((originalError: Error) => ({
    errors: [new GraphQLError(originalError.message, { originalError })],
  }));
  if (!(Symbol.asyncIterator in source)) return source;
  const events = source[Symbol.asyncIterator]();
  const results: AsyncIterableIterator<ExecutionResult, undefined> = {
    async next() {
      const { value: rootValue, done } = await events.next();
      if (done) return { value: undefined, done };
      return { value: await inDelivery(rootValue, () => execute({ ...args, rootValue })), done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
