import { expect, test, vi } from "vitest";
import { forTheFile } from "../../testing/for-the-file.ts";
import { signal } from "../../testing/signal.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { createLogger } from "../logging/log.ts";
import { iterate } from "./event-stream.testing.ts";
import { EventStream, type Load } from "./event-stream.ts";
import { createEvents } from "./events.ts";

const ONE = { type: "connection-changed", seekerId: "1" } as const;
const TWO = { type: "connection-changed", seekerId: "2" } as const;

const db = testDatabase();
const events = forTheFile(
  () => createEvents({ databaseUrl: db.url, log: createLogger("silent") }),
  (started) => started.close(),
);

test("a stream buffers what is published between its opening and its first read", async () => {
  const stream = iterate(events, "account:1");
  events.publish("account:1", ONE);
  events.publish("account:1", TWO);
  expect([(await stream.next()).value, (await stream.next()).value]).toEqual([ONE, TWO]);
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

/** A stream whose events the test emits, with 0 as its first. */
function numbered(load: Load<number, string>, options: { readonly gap?: number } = {}) {
  let hear = (_event: number) => {};
  let isListening = true;
  const listen = (listener: typeof hear) => {
    hear = listener;
    return () => {
      isListening = false;
    };
  };
  const stream = new EventStream<number, string>({ listen, load, first: 0, ...options });
  return { stream, hear: (event: number) => hear(event), isListening: () => isListening };
}

const brokenAt = (broken: readonly number[]) => async (event: number) => {
  if (broken.includes(event)) throw new Error(`broken ${event}`);
  return String(event);
};

test("an event is loaded as soon as it happens if its reader waits, and skipped if there is nothing to read", async () => {
  const load = vi.fn((event: number) => (event === 1 ? null : String(event)));
  const { stream, hear } = numbered(load);
  expect((await stream.next()).value).toBe("0");
  const reading = stream.next();
  hear(1);
  hear(2);
  expect((await reading).value).toBe("2");
  hear(3);
  await new Promise((resolve) => setImmediate(resolve));
  expect(load).toHaveBeenCalledTimes(3);
});

test("an item that is still loading when the stream ends is dropped", async () => {
  const { given, give } = signal<string>();
  const { stream } = numbered(() => given);
  const reading = stream.next();
  await stream.return();
  give("late");
  expect((await reading).done).toBe(true);
});

test("an event that cannot be loaded ends the stream with its error, unless a gap takes its place", async () => {
  const without = numbered(brokenAt([1]));
  const withGap = numbered(brokenAt([1]), { gap: 9 });
  const withBrokenGap = numbered(brokenAt([1, 9]), { gap: 9 });
  for (const { stream, hear } of [without, withGap, withBrokenGap]) {
    await stream.next();
    hear(1);
    hear(2);
  }
  await expect(without.stream.next()).rejects.toThrow("broken 1");
  expect([(await withGap.stream.next()).value, (await withGap.stream.next()).value]).toEqual(["9", "2"]);
  await expect(withBrokenGap.stream.next()).rejects.toThrow("broken 9");
  expect([without, withGap, withBrokenGap].map(({ isListening }) => isListening())).toEqual([false, true, false]);
});
