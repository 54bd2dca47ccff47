/** What a reader of events gets for each of them; null: nothing. */
type Load<In, Out> = (event: In) => Promise<Out | null>;

/**
 * Turns a stream of events into what its reader gets, in order. `first` comes before all others. Ending it ends the
 * source at once, also while it waits for an event (an async generator would only end with the next one).
 */
export function mapStream<In, Out>(
  source: AsyncIterableIterator<In>,
  load: Load<In, Out>,
  first?: In,
): AsyncIterableIterator<Out> {
  let opening = first;
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      for (;;) {
        const event = opening;
        opening = undefined;
        const result = event === undefined ? await source.next() : { value: event, done: false };
        if (result.done) return { value: undefined, done: true };
        const loaded = await load(result.value);
        if (loaded !== null) return { value: loaded, done: false };
      }
    },
    async return() {
      await source.return?.();
      return { value: undefined, done: true };
    },
  };
}
