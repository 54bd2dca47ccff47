import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../logging/log.ts";
import type { Bus, BusListener } from "./bus.ts";
import { Listeners } from "./listeners.ts";
import { decodeMessage } from "./message.ts";
import { Outbox } from "./outbox.ts";
import { openPostgresBus } from "./postgres-bus.ts";
import type { Topic, TopicEvents } from "./topics.ts";
import { tracedDelivery, tracedPublish } from "./traced-events.ts";

/** The bus: local listeners hear at once, other nodes over PostgreSQL or Redis. */
export interface Events {
  /** Whether other nodes are heard just now. */
  readonly up: boolean;
  /** Tells the topic's listeners on every node. Never throws: a lost bus does not fail the act that it tells of. */
  publish<Name extends Topic>(topic: Name, event: TopicEvents[Name]): void;
  /** Calls `listener` for each event of the topic, and `onReconnect` as the method of that name would, until the returned function is called. */
  subscribe<Name extends Topic>(
    topic: Name,
    listener: (event: TopicEvents[Name]) => void,
    onReconnect?: () => void,
  ): () => void;
  /** Calls `listener` whenever the bus was lost and is back: readers catch up on what they missed. */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}

export interface EventsOptions {
  readonly databaseUrl: string;
  /** Set: the nodes talk over Redis instead of PostgreSQL. */
  readonly redisUrl?: string | undefined;
  readonly log: Logger;
}

/**
 * Opens the bus. Resolves once other nodes are heard, or after five seconds without them: a node whose bus is away serves
 * its own people and goes on trying. An event may reach another node twice after a loss; readers load state, so no harm.
 */
export async function createEvents({ databaseUrl, redisUrl, log }: EventsOptions): Promise<Events> {
  const nodeId = randomBytes(6).toString("hex");
  const failed = (error: unknown, topic: string) => log.error({ err: error, topic }, "a listener failed");
  const local = new Listeners<Topic, never>((error, topic) => failed(error, topic.split(":")[0] ?? ""));
  const reconnected = new Listeners<"reconnected", void>(failed);
  let bus: Bus | null = null;
  let wasUp = false;
  const outbox = new Outbox(nodeId, () => bus, log);

  function deliver(topic: string, event: { readonly type: string }): void {
    if (local.has(topic as Topic)) tracedDelivery(topic, event, (own) => local.tell(topic as Topic, own as never));
  }

  const onReconnect = (listener: () => void) => {
    reconnected.add("reconnected", listener);
    return () => reconnected.remove("reconnected", listener);
  };

  const busListener: BusListener = {
    onMessage(message) {
      for (const entry of decodeMessage(message, nodeId) ?? []) {
        if (entry) deliver(...entry);
        else reconnected.tell("reconnected");
      }
    },
    onUp() {
      if (wasUp) reconnected.tell("reconnected");
      wasUp = true;
      outbox.start();
    },
  };
  // Its client is loaded only where it is used.
  bus = redisUrl
    ? await (await import("./redis-bus.ts")).openRedisBus(redisUrl, busListener, log)
    : await openPostgresBus(databaseUrl, busListener, log);

  return {
    get up() {
      return bus.up;
    },
    publish(topic, event) {
      tracedPublish(topic, event, (sent) => {
        deliver(topic, sent);
        outbox.add(topic, sent);
      });
    },
    subscribe(topic, listener, listenerToReconnects) {
      local.add(topic, listener);
      if (listenerToReconnects) reconnected.add("reconnected", listenerToReconnects);
      return () => {
        local.remove(topic, listener);
        if (listenerToReconnects) reconnected.remove("reconnected", listenerToReconnects);
      };
    },
    onReconnect,
    async close() {
      // What was published last still leaves, unless the bus does not take it.
      await Promise.race([outbox.idle(), delay(1000, undefined, { ref: false })]);
      await bus.close();
    },
  };
}
