import { EventStream, type Load } from "./event-stream.ts";
import type { Events, Publisher } from "./events.ts";
import { type AccountEvent, accountTopic, companyTopic, type Topic, type TopicEvents } from "./topics.ts";

/**
 * The event that makes a reader reload its state, as events may have been missed: the stream has just started, or the
 * bus was lost and is back.
 */
export const CATCH_UP = "catch-up";

const catchUp = { type: CATCH_UP } as const;
export type CatchUp = typeof catchUp;

/** Notifies each account once, on every node where it listens. */
export function notifyAccounts(events: Publisher, accountIds: readonly string[], event: AccountEvent): void {
  for (const id of new Set(accountIds)) events.publish(accountTopic(id), event);
}

/**
 * Streams an account's future events, each mapped by `load` to what the reader gets (null: skipped). A `catch-up` event
 * comes first, once the stream listens, and again after every loss of the bus.
 */
export const accountStream = <Out>(
  events: Events,
  accountId: string,
  load: Load<AccountEvent | CatchUp, Out>,
): AsyncIterableIterator<Out> => topicStream(events, accountTopic(accountId), load);

/** Like `accountStream`, for a company. */
export const companyStream = <Out>(
  events: Events,
  companyId: string,
  load: Load<TopicEvents[ReturnType<typeof companyTopic>] | CatchUp, Out>,
): AsyncIterableIterator<Out> => topicStream(events, companyTopic(companyId), load);

const topicStream = <Name extends Topic, Out>(
  events: Events,
  topic: Name,
  load: Load<TopicEvents[Name] | CatchUp, Out>,
): EventStream<TopicEvents[Name] | CatchUp, Out> =>
  new EventStream<TopicEvents[Name] | CatchUp, Out>({
    listen: (hear) => events.subscribe(topic, hear, () => hear(catchUp)),
    load,
    first: catchUp,
    // If an event cannot be loaded because the database is unavailable, it becomes a gap like any other, and the stream
    // continues.
    gap: catchUp,
  });
