import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../logging/log.ts";
import type { Bus, BusListener } from "./bus.ts";
import { Listeners } from "./listeners.ts";
import { decodeMessage } from "./message.ts";
import { Outbox } from "./outbox.ts";
import { openPostgresBus } from "./postgres-bus.ts";

/** What happened, by ids only: readers load what they may see. */
export interface Event {
  readonly type: string;
  readonly [id: string]: string | number | boolean | null;
}

/**
 * The bus. A topic is an address: `account:<id>` or `conversation:<id>`, never a crowd with a filter.
 * Local listeners hear at once; other nodes over the configured bus.
 */
export interface Events {
  /** Whether other nodes are heard just now. */
  readonly up: boolean;
  /** Tells the topic's listeners on every node. Never throws: a lost bus does not fail the act that it tells of. */
  publish(topic: string, event: Event): void;
  /** Calls `listener` for each event of the topic, until the returned function is called. */
  subscribe(topic: string, listener: (event: Event) => void): () => void;
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
  const listeners = new Listeners(log);
  let bus: Bus | null = null;
  let wasUp = false;
  const outbox = new Outbox(nodeId, () => bus, log);

  const ear: BusListener = {
    onMessage(message) {
      for (const entry of decodeMessage(message, nodeId) ?? []) {
        if (entry) listeners.deliver(...entry);
        else listeners.reconnected();
      }
    },
    onUp() {
      if (wasUp) listeners.reconnected();
      wasUp = true;
      outbox.start();
    },
  };
  // Its client is loaded only where it is used.
  bus = redisUrl
    ? await (await import("./redis-bus.ts")).openRedisBus(redisUrl, ear, log)
    : await openPostgresBus(databaseUrl, ear, log);

  return {
    get up() {
      return bus.up;
    },
    publish(topic, event) {
      listeners.deliver(topic, event);
      outbox.add(topic, event);
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    onReconnect: (listener) => listeners.addReconnect(listener),
    async close() {
      // What was published last still leaves, unless the bus does not take it.
      await Promise.race([outbox.idle(), delay(1000, undefined, { ref: false })]);
      await bus.close();
    },
  };
}
