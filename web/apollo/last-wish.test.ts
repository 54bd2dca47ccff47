import { gql } from "@apollo/client";
import { expect, it } from "vitest";
import { createCache } from "./cache.ts";
import { createWishes, type Wish } from "./last-wish.ts";

const JOB = { __typename: "Job", id: "7" } as const;
const FIELD = gql`
  fragment Saved on Job {
    viewerHasSaved
  }
`;

/** A job that is not saved, and a server that answers when it is told to. */
function setUp() {
  const cache = createCache();
  const id = cache.identify(JOB) ?? "";
  const store = (viewerHasSaved: boolean) =>
    cache.writeFragment({ id, fragment: FIELD, data: { ...JOB, viewerHasSaved } });
  store(false);
  const sent: { to: boolean; answer: () => void; fail: (error: Error) => void }[] = [];
  const alone = { notify() {}, inTurn: <Answer>(_key: string, send: () => Promise<Answer>) => send() };
  const fulfil = createWishes(cache, alone);
  const wish = (to: boolean) =>
    fulfil({
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
    } satisfies Wish);
  const shown = () => cache.readFragment<{ viewerHasSaved: boolean }>({ id, fragment: FIELD }, true)?.viewerHasSaved;
  return { wish, sent, shown };
}

it("shows the last wish throughout, and sends it after the one before", async () => {
  const { wish, sent, shown } = setUp();
  const first = wish(true);
  const last = wish(false);
  expect([shown(), sent.length]).toEqual([false, 1]);
  sent[0]?.answer();
  expect(await first).toBe("overtaken");
  expect([shown(), sent.map(({ to }) => to)]).toEqual([false, [true, false]]);
  sent[1]?.answer();
  expect(await last).toBe("fulfilled");
  expect(shown()).toBe(false);
});

it("does not send what the server has already", async () => {
  const { wish, sent, shown } = setUp();
  const wishes = [wish(true), wish(false), wish(true)];
  sent[0]?.answer();
  expect(await Promise.all(wishes)).toEqual(["overtaken", "overtaken", "fulfilled"]);
  expect([shown(), sent.length]).toEqual([true, 1]);
});

it("shows what the server said last when a wish fails, and goes on from there", async () => {
  const { wish, sent, shown } = setUp();
  const failing = wish(true);
  expect(shown()).toBe(true);
  sent[0]?.fail(new Error("away"));
  await expect(failing).rejects.toThrow("away");
  expect(shown()).toBe(false);
  const again = wish(true);
  sent[1]?.answer();
  expect([await again, shown()]).toEqual(["fulfilled", true]);
});

it("sends the last wish also after one that got no answer: the server may have it", async () => {
  const { wish, sent } = setUp();
  const first = wish(true);
  const last = wish(false);
  sent[0]?.fail(new Error("away"));
  expect(await first).toBe("overtaken");
  sent[1]?.answer();
  expect(await last).toBe("fulfilled");
});
