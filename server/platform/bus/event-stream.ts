import { AppError } from "../errors.ts";
import { inDelivery } from "./traced-events.ts";

/** Maps an event to what its reader gets; null skips it. */
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
 * that misses nothing. One item is read at a time; `return()` ends the stream, even while a read is pending. A reader
 * that is too slow gets OVERLOADED.
 */
export class EventStream<In, Out> implements AsyncIterableIterator<Out, undefined> {
  /** Null once the stream has ended. */
  #stop: (() => void) | null;
  #waiting: In[] = [];
  /** Why the stream ended, until its reader is told. */
  #failure: { readonly error: unknown } | null = null;
  /** Continues the read that waits for an event. */
  #wake: (() => void) | null = null;

  constructor(private readonly options: StreamOptions<In, Out>) {
    if (options.first !== undefined) this.#waiting.push(options.first);
    this.#stop = options.listen((event) => this.#hear(event));
  }

  async next(): Promise<IteratorResult<Out, undefined>> {
    while (this.#stop) {
      if (this.#waiting.length === 0) await this.#nextEvent();
      else {
        const value = await this.#load(this.#waiting.shift() as In);
        if (value !== null && this.#stop !== null) return { value, done: false };
      }
    }
    const failure = this.#failure;
    this.#failure = null;
    if (failure) throw failure.error;
    return { value: undefined, done: true };
  }

  async return(): Promise<IteratorResult<Out, undefined>> {
    this.#end();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  #nextEvent(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #hear(event: In) {
    if (!this.#stop) return;
    const { maxWaiting = MAX_WAITING } = this.options;
    if (this.#waiting.length >= maxWaiting) {
      const message = "This connection is too slow for its updates. Connect again to catch up.";
      return this.#fail(new AppError("OVERLOADED", message));
    }
    this.#waiting.push(event);
    this.#wake?.();
  }

  async #load(event: In): Promise<Out | null> {
    const { load, gap } = this.options;
    try {
      return await inDelivery(event, () => load(event));
    } catch (error) {
      if (gap !== undefined && event !== gap) return this.#load(gap);
      this.#fail(error);
      return null;
    }
  }

  #fail(error: unknown) {
    if (!this.#stop) return;
    this.#failure = { error };
    this.#end();
  }

  #end() {
    const stop = this.#stop;
    this.#stop = null;
    this.#waiting = [];
    stop?.();
    this.#wake?.();
  }
}
