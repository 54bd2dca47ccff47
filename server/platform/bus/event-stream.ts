import { AppError } from "../errors.ts";
import { PulledItems } from "./pulled-items.ts";
import type { Sink } from "./sink.ts";
import { inDelivery } from "./traced-events.ts";

/** Maps an event to what its reader gets; null skips it. A synchronous result is delivered without a promise. */
export type Load<In, Out> = (event: In) => Promise<Out | null> | Out | null;

const MAX_WAITING = 1000;

interface StreamOptions<In, Out> {
  /** Starts to listen; returns the function that stops it. */
  readonly listen: (hear: (event: In) => void) => () => void;
  readonly load: Load<In, Out>;
  /** Emitted before all other events. */
  readonly first?: In;
  /** Emitted in place of an event that could not be loaded; otherwise the stream ends with the error. */
  readonly gap?: In;
  /** Maximum number of events buffered for the reader; one more ends the stream with an error. */
  readonly maxWaiting?: number;
}

/**
 * A stream of future events, each mapped to what its reader gets. It listens from its construction, so state read after
 * that misses nothing. It is consumed by a sink, which costs no promise for synchronous items, or by iteration;
 * `return()` ends it. A reader that is too slow gets OVERLOADED.
 */
export class EventStream<In, Out> implements AsyncIterableIterator<Out, undefined> {
  readonly #load: Load<In, Out>;
  readonly #gap: In | undefined;
  readonly #maxWaiting: number;
  /** Null once the stream has ended. */
  #stop: (() => void) | null = null;
  #waiting: In[] = [];
  #sink: Sink<Out> | null = null;
  #isBusy = false;
  /** Why it ended before it had a reader. */
  #failure: { readonly error: unknown } | null = null;

  constructor({ listen, load, first, gap, maxWaiting = MAX_WAITING }: StreamOptions<In, Out>) {
    this.#load = load;
    this.#gap = gap;
    this.#maxWaiting = maxWaiting;
    if (first !== undefined) this.#waiting = [first];
    this.#stop = listen((event) => this.#hear(event));
  }

  /** Delivers all items to a sink, including buffered ones. Can be called once, and instead of iterating. */
  pipeTo(sink: Sink<Out>): void {
    this.#sink = sink;
    if (this.#failure) sink.fail(this.#failure.error);
    this.#resume();
  }

  next(): Promise<IteratorResult<Out, undefined>> {
    if (this.#sink instanceof PulledItems) return this.#sink.next();
    const items = new PulledItems<Out>();
    if (!this.#stop && !this.#failure) items.end();
    const reading = items.next();
    this.pipeTo(items);
    return reading;
  }

  async return(): Promise<IteratorResult<Out, undefined>> {
    this.#end();
    if (this.#sink instanceof PulledItems) this.#sink.end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #hear(event: In) {
    if (!this.#stop) return;
    if (this.#sink && !this.#isBusy) return this.#deliver(event, this.#sink);
    if (this.#waiting.length >= this.#maxWaiting) {
      const message = "This connection is too slow for its updates. Connect again to catch up.";
      return this.#fail(new AppError("OVERLOADED", message));
    }
    this.#waiting.push(event);
  }

  #resume() {
    while (this.#stop && this.#sink && !this.#isBusy && this.#waiting.length > 0) {
      this.#deliver(this.#waiting.shift() as In, this.#sink);
    }
  }

  #deliver(event: In, sink: Sink<Out>) {
    this.#isBusy = true;
    try {
      const loading = inDelivery(event, () => this.#load(event));
      if (!(loading instanceof Promise)) return this.#handOver(loading, sink);
      loading.then(
        (item) => this.#handOver(item, sink),
        (error: unknown) => {
          if (this.#gap === undefined || event === this.#gap) this.#fail(error);
          else if (this.#stop) this.#deliver(this.#gap, sink);
        },
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  #handOver(item: Out | null, sink: Sink<Out>) {
    try {
      const taking = item === null || !this.#stop ? undefined : sink.take(item);
      if (!taking) return this.#done();
      taking.then(
        () => this.#done(),
        (error: unknown) => this.#fail(error),
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  #done() {
    this.#isBusy = false;
    if (this.#waiting.length > 0) this.#resume();
  }

  #fail(error: unknown) {
    if (!this.#stop) return;
    const sink = this.#sink;
    this.#end();
    if (sink) sink.fail(error);
    else this.#failure = { error };
  }

  #end() {
    const stop = this.#stop;
    this.#stop = null;
    this.#waiting = [];
    stop?.();
  }
}
