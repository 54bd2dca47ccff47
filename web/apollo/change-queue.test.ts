import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";
import { createChangeQueue, type FieldChange } from "./change-queue.ts";

const JOB = { __typename: "Job", id: "7" } as const;
const FIELD = gql("fragment Saved on Job { viewerHasSaved }");

/** A job that is not saved, and a server that responds on demand. */
function setUp() {
  const cache = createCache();
  const id = cache.identify(JOB) ?? "";
  const store = (viewerHasSaved: boolean) =>
    cache.writeFragment({ id, fragment: FIELD, data: { ...JOB, viewerHasSaved } });
  store(false);
  const sent: { to: boolean; answer: () => void; fail: (error: Error) => void }[] = [];
  const alone = { notify() {}, inTurn: <Answer>(_key: string, send: () => Promise<Answer>) => send() };
  const run = createChangeQueue(cache, alone);
  const change = (to: boolean) =>
    run({
      of: JOB,
      field: "viewerHasSaved",
      from: !to,
      to,
      send: () =>
        new Promise<boolean>((resolve, reject) => {
          const answer = () => {
            store(to);
            resolve(to);
          };
          sent.push({ to, answer, fail: reject });
        }),
    } satisfies FieldChange);
  const shown = () => cache.readFragment<{ viewerHasSaved: boolean }>({ id, fragment: FIELD }, true)?.viewerHasSaved;
  return { change, sent, shown };
}

it("shows the latest change throughout, and sends it after the previous one", async () => {
  const { change, sent, shown } = setUp();
  const first = change(true);
  const last = change(false);
  expect([shown(), sent.length]).toEqual([false, 1]);
  sent[0]?.answer();
  expect(await first).toBe("superseded");
  expect([shown(), sent.map(({ to }) => to)]).toEqual([false, [true, false]]);
  sent[1]?.answer();
  expect(await last).toBe("done");
  expect(shown()).toBe(false);
});

it("does not send a value that the server already has", async () => {
  const { change, sent, shown } = setUp();
  const changes = [change(true), change(false), change(true)];
  sent[0]?.answer();
  expect(await Promise.all(changes)).toEqual(["superseded", "superseded", "done"]);
  expect([shown(), sent.length]).toEqual([true, 1]);
});

it("shows the server's last value when a change fails, and continues from there", async () => {
  const { change, sent, shown } = setUp();
  const failing = change(true);
  expect(shown()).toBe(true);
  sent[0]?.fail(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  expect(shown()).toBe(false);
  const again = change(true);
  sent[1]?.answer();
  expect([await again, shown()]).toEqual(["done", true]);
});

it("sends the latest change even after one without a response: the server may have applied it", async () => {
  const { change, sent } = setUp();
  const first = change(true);
  const last = change(false);
  sent[0]?.fail(new Error("away"));
  expect(await first).toBe("superseded");
  sent[1]?.answer();
  expect(await last).toBe("done");
});
