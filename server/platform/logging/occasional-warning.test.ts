import { expect, test, vi } from "vitest";
import { occasionalWarning } from "./occasional-warning.ts";

test("a warning is logged at most once a minute, with the number of those left out", () => {
  const warn = vi.fn();
  let now = 0;
  const warning = occasionalWarning({ warn }, "waits", () => now);
  for (const seconds of [0, 1, 59, 60, 61, 200]) {
    now = seconds * 1000;
    warning({ seconds });
  }
  expect(warn.mock.calls).toEqual([
    [{ seconds: 0 }, "waits"],
    [{ seconds: 60, leftOut: 2 }, "waits"],
    [{ seconds: 200, leftOut: 1 }, "waits"],
  ]);
});
