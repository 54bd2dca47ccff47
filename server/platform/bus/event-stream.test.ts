import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { iterate } from "./event-stream.testing.ts";
import { createEvents, type Events } from "./events.ts";

const ONE = { type: "connection-changed", seekerId: "1" } as const;
const TWO = { type: "connection-changed", seekerId: "2" } as const;

const db = testDatabase();
let events: Events;
beforeAll(async () => {
  events = await createEvents({ databaseUrl: db.url, log: createLogger("silent") });
});
afterAll(() => events.close());

test("a stream buffers what is published between its opening and its first read", async () => {
  const stream = iterate(events, "account:1");
  events.publish("account:1", ONE);
  events.publish("account:1", TWO);
  expect([(await stream.next()).value, (await stream.next()).value]).toEqual([ONE, TWO]);
});

test("concurrent reads are answered in order", async () => {
  const stream = iterate(events, "account:1");
  const readings = Promise.all([stream.next(), stream.next()]);
  events.publish("account:1", ONE);
  events.publish("account:1", TWO);
  expect((await readings).map(({ value }) => value)).toEqual([ONE, TWO]);
});

test("a reader that is too slow gets an error instead of filling memory", async () => {
  const stream = iterate(events, "account:1", { maxWaiting: 10 });
  for (let n = 0; n < 11; n++) events.publish("account:1", { ...ONE, seekerId: String(n) });
  await expect(stream.next()).rejects.toMatchObject({ code: "OVERLOADED" });
  expect(await stream.next()).toEqual({ value: undefined, done: true });
});

test("returning ends it, even while a read is pending", async () => {
  const stream = iterate(events, "account:1");
  const waiting = stream.next();
  await stream.return?.();
  expect((await waiting).done).toBe(true);
  events.publish("account:1", ONE);
  expect((await stream.next()).done).toBe(true);
});
