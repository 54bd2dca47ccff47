import { EventStream } from "./event-stream.ts";
import type { Events } from "./events.ts";
import type { Topic, TopicEvents } from "./topics.ts";

/**
 * Streams the topic's events unchanged. `onReconnect`: emitted when the bus was lost and is back, so that the reader
 * catches up.
 */
export const iterate = <Name extends Topic, Extra = never>(
  events: Events,
  topic: Name,
  { maxWaiting, onReconnect }: { readonly maxWaiting?: number; readonly onReconnect?: Extra } = {},
): EventStream<TopicEvents[Name] | Extra, TopicEvents[Name] | Extra> =>
  new EventStream({
    listen: (hear) => events.subscribe(topic, hear, onReconnect && (() => hear(onReconnect))),
    load: (event) => event,
    ...(maxWaiting !== undefined && { maxWaiting }),
  });
