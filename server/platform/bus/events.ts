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

/** The event bus: local listeners are called synchronously, other nodes through PostgreSQL or Redis. */
export interface Events {
  /** Whether other nodes are currently connected. */
  readonly up: boolean;
  /**
   * Notifies the topic's listeners on every node. Never throws: a lost bus does not fail the action behind the event.
   */
  publish<Name extends Topic>(topic: Name, event: TopicEvents[Name]): void;
  /**
   * Calls `listener` for each event of the topic, and `onReconnect` as the method of that name does, until the returned
   * function is called.
   */
  subscribe<Name extends Topic>(
    topic: Name,
    listener: (event: TopicEvents[Name]) => void,
    onReconnect?: () => void,
  ): () => void;
  /** Calls `listener` whenever the bus was lost and is back, so that readers catch up on what they missed. */
  onReconnect(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Where events are published: the bus, or a transaction. */
export type Publisher = Pick<Events, "publish">;

export interface EventsOptions {
  readonly databaseUrl: string;
  /** Set: nodes communicate through Redis instead of PostgreSQL. */
  readonly redisUrl?: string | undefined;
  readonly log: Logger;
}

/**
 * Opens the bus. Resolves once it is connected, or after five seconds without it: a node without its bus serves its own
 * users and keeps trying. An event may reach another node twice after a loss, which is harmless because readers load
 * state.
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
  // The Redis client is imported only if used.
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
      // The last events are still sent, unless the bus does not accept them.
      await Promise.race([outbox.idle(), delay(1000, undefined, { ref: false })]);
      await bus.close();
    },
  };
}
