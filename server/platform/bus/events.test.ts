import { describe, expect, onTestFinished, test, vi } from "vitest";
import { breakableConnection } from "../../testing/breakable-connection.ts";
import { loseEvents } from "../../testing/lose-events.ts";
import { testRedis } from "../../testing/redis.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { iterate } from "./event-stream.testing.ts";
import { createEvents, type Events } from "./events.ts";
import type { AccountEvent, Topic, TopicEvents } from "./topics.ts";

const log = createLogger("silent");
const db = testDatabase();
const redis = testRedis();

async function startNode(bus: string, { databaseUrl = db.url, redisUrl = redis.url } = {}): Promise<Events> {
  const node = await createEvents({ databaseUrl, redisUrl: bus === "Redis" ? redisUrl : undefined, log });
  onTestFinished(() => node.close());
  return node;
}

/** Disconnects every node from its bus. @returns a function that restores it */
async function loseBus(bus: string): Promise<() => Promise<void>> {
  if (bus === "Redis") {
    await redis.kill();
    return () => redis.start();
  }
  await loseEvents(db);
  return async () => {};
}

/** Creates a distinguishable event. */
const numbered = (seq: number): AccountEvent => ({ type: "message-added", conversationId: "1", seq });

function hear<Name extends Topic>(node: Events, topic: Name): TopicEvents[Name][] {
  const received: TopicEvents[Name][] = [];
  node.subscribe(topic, (event) => received.push(event));
  return received;
}

describe.each(["PostgreSQL", "Redis"])("two nodes over %s", (bus) => {
  test("what one publishes reaches the listeners of both, in order, and equal events as often as they were published", async () => {
    const [one, two] = [await startNode(bus), await startNode(bus)];
    const [atOne, atTwo, elsewhere] = [hear(one, "account:1"), hear(two, "account:1"), hear(two, "account:2")];
    const events = Array.from({ length: 2000 }, (_, n) => numbered(Math.floor(n / 2)));
    for (const event of events) one.publish("account:1", event);
    expect(atOne).toEqual(events);
    await vi.waitFor(() => expect(atTwo).toHaveLength(events.length));
    two.publish("account:1", numbered(30001));
    await vi.waitFor(() => expect(atOne.at(-1)).toEqual(numbered(30001)));
    expect(atOne).toEqual([...events, numbered(30001)]);
    expect(atTwo).toEqual(atOne);
    expect(elsewhere).toEqual([]);
  });

  test("unsubscribed listeners receive nothing more", async () => {
    const [one, two] = [await startNode(bus), await startNode(bus)];
    const received: AccountEvent[] = [];
    const stop = two.subscribe("account:1", (event) => received.push(event));
    const witness = hear(two, "account:1");
    stop();
    one.publish("account:1", numbered(30002));
    await vi.waitFor(() => expect(witness).toHaveLength(1));
    expect(received).toEqual([]);
  });

  test("a lost bus causes no errors; when it is back listeners are notified, and queued events arrive", async () => {
    const [one, two] = [await startNode(bus), await startNode(bus)];
    const received = hear(two, "account:1");
    const back = vi.fn();
    two.onReconnect(back);
    const stream = iterate(two, "account:2", { onReconnect: { type: "catch-up" } });

    const bringBack = await loseBus(bus);
    await vi.waitFor(() => {
      // Published until the loss has been noticed, and beyond.
      one.publish("account:1", numbered(30003));
      expect(back).not.toHaveBeenCalled();
    });
    await bringBack();
    await vi.waitFor(() => expect(back).toHaveBeenCalled(), 10_000);
    expect((await stream.next()).value).toEqual({ type: "catch-up" });
    await vi.waitFor(() => {
      one.publish("account:1", numbered(30004));
      expect(received.at(-1)).toEqual(numbered(30004));
    }, 10_000);
  });

  test("a slow bus delivers late, once and in order", async () => {
    const line = await breakableConnection(bus === "Redis" ? redis.url : db.url);
    const one = await startNode(bus, bus === "Redis" ? { redisUrl: line.url } : { databaseUrl: line.url });
    const received = hear(await startNode(bus), "account:1");
    line.slow(500);
    const events = Array.from({ length: 2000 }, (_, n) => numbered(n));
    for (const event of events) one.publish("account:1", event);
    await vi.waitFor(() => expect(received).toHaveLength(events.length), 15_000);
    expect(received).toEqual(events);
    line.mend();
    await one.close();
    await line.close();
  });

  test("a listener that throws affects neither the publisher nor other listeners", async () => {
    const one = await startNode(bus);
    one.subscribe("account:1", () => {
      throw new Error("broken");
    });
    const received = hear(one, "account:1");
    one.publish("account:1", numbered(30005));
    expect(received).toEqual([numbered(30005)]);
  });
});

test("a long outage does not fill memory: the oldest events are dropped, and the other node is told to reload", async () => {
  const [one, two] = [await startNode("Redis"), await startNode("Redis")];
  const received = hear(two, "account:1");
  const back = vi.fn();
  await redis.kill();
  await vi.waitFor(() => {
    one.publish("account:2", numbered(1));
  });
  for (let n = 0; n < 25_000; n++) one.publish("account:1", numbered(n));
  two.onReconnect(back);
  await redis.start();
  // Either node may reconnect first: what was sent before the other listened is lost to it, and it is told so.
  await vi.waitFor(() => expect(back).toHaveBeenCalled(), 20_000);
  await vi.waitFor(() => {
    one.publish("account:1", numbered(25_000));
    expect(received.at(-1)).toEqual(numbered(25_000));
  }, 20_000);
  expect(received.filter((event) => event.type === "message-added" && event.seq !== 25_000).length).toBeLessThanOrEqual(
    10_000,
  );
}, 60_000);

test("a node starts, and serves its own users, while its bus is down", { tags: ["thorough"] }, async () => {
  const node = await startNode("PostgreSQL", { databaseUrl: "postgresql://nobody@127.0.0.1:1/none" });
  const received = hear(node, "account:1");
  node.publish("account:1", numbered(30005));
  expect(received).toHaveLength(1);
});
