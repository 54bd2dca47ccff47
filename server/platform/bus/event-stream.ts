import { AppError } from "../errors.ts";
import type { Event, Events } from "./events.ts";

export interface StreamOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal | undefined;
  /** Events that may wait for the reader; one more ends the stream with an error. */
  readonly most?: number;
  /** Yielded when the bus was lost and is back: the reader catches up. */
  readonly onReconnect?: Event;
}

/**
 * The topic's events from now on: listening begins with this call, so what is read after it misses nothing.
 * The caller iterates or calls `return()`. @throws OVERLOADED on reading, for a reader that is too slow to keep up.
 */
export function iterate(
  events: Events,
  topic: string,
  { signal, most = 1000, onReconnect }: StreamOptions = {},
): AsyncIterableIterator<Event> {
  const waiting: Event[] = [];
  const readers: ((result: IteratorResult<Event>) => void)[] = [];
  let failure: AppError | null = null;
  let ended = false;

  function push(event: Event) {
    if (ended) return;
    const reader = readers.shift();
    if (reader) {
      reader({ value: event, done: false });
    } else if (waiting.length < most) {
      waiting.push(event);
    } else {
      failure = new AppError("OVERLOADED", "This connection is too slow for its updates. Connect again to catch up.");
      waiting.length = 0;
      end();
    }
  }

  const stops = [events.subscribe(topic, push)];
  if (onReconnect) stops.push(events.onReconnect(() => push(onReconnect)));

  function end() {
    if (ended) return;
    ended = true;
    signal?.removeEventListener("abort", end);
    for (const stop of stops) stop();
    for (const reader of readers.splice(0)) reader({ value: undefined, done: true });
  }
  if (signal?.aborted) end();
  else signal?.addEventListener("abort", end, { once: true });

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next() {
      const event = waiting.shift();
      if (event) return Promise.resolve({ value: event, done: false });
      if (failure) {
        const error = failure;
        failure = null;
        return Promise.reject(error);
      }
      if (ended) return Promise.resolve({ value: undefined, done: true });
      return new Promise((resolve) => void readers.push(resolve));
    },
    async return() {
      waiting.length = 0;
      end();
      return { value: undefined, done: true };
    },
  };
}

/** The bus as TypeGraphQL wants it (`buildSchema({ pubSub })`). A `topicId` makes the topic `<topic>:<id>`. */
export function createPubSub(events: Events, options: Omit<StreamOptions, "signal"> = {}) {
  return {
    publish(topic: string, ...args: unknown[]): void {
      const [event] = args;
      if (!isEvent(event)) throw new TypeError("An event has a type.");
      events.publish(topic, event);
    },
    subscribe(topic: string, topicId?: unknown): AsyncIterable<Event> {
      const address = topicId === undefined ? topic : `${topic}:${String(topicId)}`;
      return { [Symbol.asyncIterator]: () => iterate(events, address, options) };
    },
  };
}

function isEvent(value: unknown): value is Event {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
