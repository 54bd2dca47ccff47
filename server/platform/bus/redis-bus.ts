import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "../logging/log.ts";
import { connectRedis } from "../redis.ts";
import type { Bus, BusListener } from "./bus.ts";

// One channel, not one per topic: a topic's channel would be joined only after its subscriber was told that it is
// subscribed, and each connecting user would cost two commands. Nodes drop events without local listeners by one map
// look-up.
const CHANNEL = "worklane";

/** Opens a bus over Redis pub/sub: one connection subscribes, one publishes. */
export async function openRedisBus(url: string, listener: BusListener, log: Logger): Promise<Bus> {
  const publisher = connectRedis(url, "worklane-events-out", log);
  const subscriber = connectRedis(url, "worklane-events-in", log);
  let subscribed = false;
  let firstUp = () => {};
  const firstUpping = new Promise<void>((resolve) => {
    firstUp = resolve;
  });

  const isUp = () => subscribed && publisher.status === "ready";
  const notifyWhenUp = () => {
    if (!isUp()) return;
    firstUp();
    listener.onUp();
  };
  subscriber.on("message", (_channel, message) => listener.onMessage(message));
  subscriber.on("close", () => {
    subscribed = false;
  });
  subscriber.on("ready", () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        subscribed = true;
        notifyWhenUp();
      },
      () => subscriber.disconnect(true),
    );
  });
  publisher.on("ready", notifyWhenUp);

  await Promise.race([firstUpping, delay(5000, undefined, { ref: false })]);

  return {
    maxBytes: 64 * 1024,
    get up() {
      return isUp();
    },
    async send(messages) {
      const pipeline = publisher.pipeline();
      for (const message of messages) pipeline.publish(CHANNEL, message);
      const results = await pipeline.exec();
      const failed = results?.find(([error]) => error)?.[0];
      if (failed) throw failed;
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
