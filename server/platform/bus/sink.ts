/** Receives the items of a stream, in order. */
export interface Sink<Out> {
  /** Takes an item. The stream continues once this has returned, or the returned promise has resolved. */
  take(item: Out): Promise<void> | void;
  /** Called when the stream ended with an error. */
  fail(error: unknown): void;
}
