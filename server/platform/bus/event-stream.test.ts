import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { createPubSub, iterate } from "./event-stream.ts";
import { createEvents, type Events } from "./events.ts";

const db = testDatabase();
let events: Events;
beforeAll(async () => {
  events = await createEvents({ databaseUrl: db.url, log: createLogger("silent") });
});
afterAll(() => events.close());

test("a stream holds what is published between its opening and its reading", async () => {
  const stream = iterate(events, "account:1");
  events.publish("account:1", { type: "a" });
  events.publish("account:1", { type: "b" });
  expect([(await stream.next()).value, (await stream.next()).value]).toEqual([{ type: "a" }, { type: "b" }]);
});

test("several readings at once are answered in order", async () => {
  const stream = iterate(events, "account:1");
  const readings = Promise.all([stream.next(), stream.next()]);
  events.publish("account:1", { type: "a" });
  events.publish("account:1", { type: "b" });
  expect((await readings).map(({ value }) => value)).toEqual([{ type: "a" }, { type: "b" }]);
});

test("a reader that is too slow is ended with an error instead of filling memory", async () => {
  const stream = iterate(events, "account:1", { most: 10 });
  for (let n = 0; n < 11; n++) events.publish("account:1", { type: "a", n });
  await expect(stream.next()).rejects.toMatchObject({ code: "OVERLOADED" });
  expect(await stream.next()).toEqual({ value: undefined, done: true });
});

test("a signal, a return, or a signal given too late ends it", async () => {
  const stop = new AbortController();
  const stream = iterate(events, "account:1", { signal: stop.signal });
  const waiting = stream.next();
  stop.abort();
  expect((await waiting).done).toBe(true);

  const other = iterate(events, "account:1");
  await other.return?.();
  events.publish("account:1", { type: "late" });
  expect((await other.next()).done).toBe(true);
  expect((await iterate(events, "account:1", { signal: stop.signal }).next()).done).toBe(true);
});

test("TypeGraphQL's topic and topic id make one address", async () => {
  const pubSub = createPubSub(events);
  const stream = pubSub.subscribe("conversation", "7")[Symbol.asyncIterator]();
  pubSub.publish("conversation:8", { type: "not yours" });
  pubSub.publish("conversation:7", { type: "yours" });
  expect((await stream.next()).value).toEqual({ type: "yours" });
  expect(() => pubSub.publish("conversation:7", "no event")).toThrow(TypeError);
});
