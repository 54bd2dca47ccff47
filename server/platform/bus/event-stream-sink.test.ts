import { expect, test } from "vitest";
import { EventStream, type Load } from "./event-stream.ts";

/** A promise with its resolver. */
function later<Value>() {
  let resolve = (_value: Value) => {};
  const promise = new Promise<Value>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

/** Creates a stream whose events the test emits, and records what its sink receives. */
function handedOver(
  load: Load<number, string>,
  take: (item: string) => Promise<void> | void = () => {},
  options: { readonly gap?: number } = {},
) {
  let hear = (_event: number) => {};
  let isListening = true;
  const given: unknown[] = [];
  const stream = new EventStream<number, string>({
    listen(listener) {
      hear = listener;
      return () => {
        isListening = false;
      };
    },
    load,
    first: 0,
    maxWaiting: 3,
    ...options,
  });
  stream.pipeTo({
    take(item) {
      given.push(item);
      return take(item);
    },
    fail: (error) => void given.push(error),
  });
  return { stream, given, hear: (event: number) => hear(event), isListening: () => isListening };
}

test("synchronous items are delivered immediately, asynchronous ones in order", async () => {
  const loads: ((item: string) => void)[] = [];
  const load = (event: number) => (event === 2 ? new Promise<string>((resolve) => loads.push(resolve)) : String(event));
  const { given, hear } = handedOver(load);
  hear(1);
  expect(given).toEqual(["0", "1"]);
  hear(2);
  hear(3);
  expect(given).toEqual(["0", "1"]);
  loads[0]?.("two");
  await expect.poll(() => given).toEqual(["0", "1", "two", "3"]);
});

test("an item waits until the previous one is taken", async () => {
  const leaving = later<void>();
  const { given, hear } = handedOver(String, (item) => (item === "1" ? leaving.promise : undefined));
  hear(1);
  hear(2);
  expect(given).toEqual(["0", "1"]);
  leaving.resolve();
  await expect.poll(() => given).toEqual(["0", "1", "2"]);
});

test("a reader with too many pending events gets an error, and nothing more", async () => {
  const { given, hear, isListening } = handedOver(String, (item) => (item === "1" ? new Promise(() => {}) : undefined));
  for (let event = 1; event <= 5; event++) hear(event);
  expect(given).toEqual(["0", "1", expect.objectContaining({ code: "OVERLOADED" })]);
  expect(isListening()).toBe(false);
});

test("items still loading when the stream ends are dropped", async () => {
  const loading = later<string>();
  const load = (event: number) => (event === 1 ? loading.promise : "first");
  const { stream, given, hear } = handedOver(load);
  hear(1);
  await stream.return();
  loading.resolve("late");
  await new Promise((resolve) => setImmediate(resolve));
  expect(given).toEqual(["first"]);
});

test("a failed load ends the stream with its error", async () => {
  const { given, hear, isListening } = handedOver((event) => {
    if (event === 1) throw new Error("broken");
    return "first";
  });
  hear(1);
  expect(given).toEqual(["first", expect.objectContaining({ message: "broken" })]);
  expect(isListening()).toBe(false);
});

test("a load that is rejected ends the stream, unless a gap takes its place", async () => {
  const load = async (event: number) => {
    if (event === 1) throw new Error("broken");
    return String(event);
  };
  const without = handedOver(load);
  const withGap = handedOver(load, () => {}, { gap: 9 });
  for (const { hear } of [without, withGap]) for (const event of [1, 2]) hear(event);
  await expect.poll(() => without.given).toEqual(["0", expect.objectContaining({ message: "broken" })]);
  expect(without.isListening()).toBe(false);
  await expect.poll(() => withGap.given).toEqual(["0", "9", "2"]);
});

test("a gap that cannot be loaded either ends the stream", async () => {
  const load = async (event: number) => {
    if (event > 0) throw new Error(`broken ${event}`);
    return "first";
  };
  const { given, hear, isListening } = handedOver(load, () => {}, { gap: 9 });
  hear(1);
  await expect.poll(() => given).toEqual(["first", expect.objectContaining({ message: "broken 9" })]);
  expect(isListening()).toBe(false);
});
