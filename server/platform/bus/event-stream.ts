import { AppError } from "../errors.ts";
import type { Events } from "./events.ts";
import type { Topic, TopicEvents } from "./topics.ts";

interface StreamOptions<Extra> {
  /** Events that may wait for the reader; one more ends the stream with an error. */
  readonly maxWaiting?: number;
  /** Yielded when the bus was lost and is back: the reader catches up. */
  readonly onReconnect?: Extra;
}

/**
 * The topic's events from now on: listening begins with this call, so what is read after it misses nothing.
 * The caller iterates or calls `return()`. @throws OVERLOADED on reading, for a reader that is too slow to keep up.
 */
export function iterate<Name extends Topic, Extra = never>(
  events: Events,
  topic: Name,
  { maxWaiting = 1000, onReconnect }: StreamOptions<Extra> = {},
): AsyncIterableIterator<TopicEvents[Name] | Extra> {
  type Item = TopicEvents[Name] | Extra;
  const waiting: Item[] = [];
  const readers: ((result: IteratorResult<Item>) => void)[] = [];
  let failure: AppError | null = null;
  let ended = false;

  function push(event: Item) {
    if (ended) return;
    const reader = readers.shift();
    if (reader) {
      reader({ value: event, done: false });
    } else if (waiting.length < maxWaiting) {
      waiting.push(event);
    } else {
      failure = new AppError("OVERLOADED", "This connection is too slow for its updates. Connect again to catch up.");
      end();
    }
  }

  const stops = [events.subscribe(topic, push)];
  if (onReconnect) stops.push(events.onReconnect(() => push(onReconnect)));

  function end() {
    ended = true;
    waiting.length = 0;
    for (const stop of stops.splice(0)) stop();
    for (const reader of readers.splice(0)) reader({ value: undefined, done: true });
  }

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
      end();
      return { value: undefined, done: true };
    },
  };
}
