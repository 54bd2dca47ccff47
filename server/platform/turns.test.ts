import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("runs a limited number of tasks at once, queues a limited number, and rejects one more", async () => {
  const inTurn = turns({ atOnce: 2, maxWaiting: 2, refusal: () => new Error("too many") });
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (n: number) =>
    inTurn(() => {
      begun.push(n);
      return new Promise<void>((resolve) => {
        ends[n] = resolve;
      });
    });
  const works = [0, 1, 2, 3].map(work);
  expect(begun).toEqual([0, 1]);
  await expect(work(4)).rejects.toThrow("too many");
  ends[1]?.();
  await works[1];
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  const next = work(5);
  for (const n of [0, 2, 3, 5]) {
    await expect.poll(() => begun).toContain(n);
    ends[n]?.();
  }
  await Promise.all([...works, next]);
  expect(begun).toEqual([0, 1, 2, 3, 5]);
});

test("a failing task makes room for the next", async () => {
  const inTurn = turns({ atOnce: 1, maxWaiting: 1, refusal: () => new Error("too many") });
  const failing = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
