import { inDelivery } from "./traced-events.ts";

/** What a reader of events gets for each of them; null: nothing. What is at hand need not be waited for. */
export type Load<In, Out> = (event: In) => Promise<Out | null> | Out | null;

/**
 * Turns a stream of events into what its reader gets, in order. `first` comes before all others. Ending it ends the
 * source at once, also while it waits for an event (an async generator would only end with the next one).
 */
export function mapStream<In, Out>(
  source: AsyncIterator<In>,
  load: Load<In, Out>,
  first?: In,
): AsyncGenerator<Out, void, void> {
  let opening = first;
  return {
    async next() {
      for (;;) {
        const event = opening;
        opening = undefined;
        const result = event === undefined ? await source.next() : { value: event, done: false };
        if (result.done) return { value: undefined, done: true };
        const loading = inDelivery(result.value, () => load(result.value));
        // Each wait costs a turn of the queue, for each reader.
        const loaded = loading instanceof Promise ? await loading : loading;
        if (loaded !== null) return { value: loaded, done: false };
      }
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
