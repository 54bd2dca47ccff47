import { EventStream, type Load } from "./event-stream.ts";
import type { Events } from "./events.ts";
import { type AccountEvent, accountTopic, companyTopic, type Topic, type TopicEvents } from "./topics.ts";

/** Nobody can say what was missed, so the reader looks: the stream has just begun, or the bus was lost and is back. */
export const CATCH_UP = "catch-up";

const catchUp = { type: CATCH_UP } as const;
export type CatchUp = typeof catchUp;

/** Tells each account once, on whatever node it listens. */
export function notifyAccounts(events: Events, accountIds: readonly string[], event: AccountEvent): void {
  for (const id of new Set(accountIds)) events.publish(accountTopic(id), event);
}

/**
 * What happens to an account from now on, each event turned by `load` into what the reader gets (null: nothing).
 * A `catch-up` event comes first, when listening has begun, and again after every loss of the bus.
 */
export const accountStream = <Out>(
  events: Events,
  accountId: string,
  load: Load<AccountEvent | CatchUp, Out>,
): AsyncIterableIterator<Out> => topicStream(events, accountTopic(accountId), load);

/** As `accountStream`, of a company. */
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
    // What cannot be loaded now, because the database is away, is a gap like any other: the stream goes on.
    load(event) {
      const loading = load(event);
      return loading instanceof Promise ? loading.catch(() => load(catchUp)) : loading;
    },
    first: catchUp,
  });
