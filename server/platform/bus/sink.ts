/** Is given what a stream brings, in order. */
export interface Sink<Out> {
  /** Takes an item. The stream goes on when this has returned, or what it answers has resolved. */
  take(item: Out): Promise<void> | void;
  /** The stream has ended because of a fault. */
  fail(error: unknown): void;
}
