import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StaggeredTimer } from "./staggered-timer.ts";

const EVERY_MS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("visits each member once per interval, a group at a time", () => {
  const visits: number[][] = [];
  const timer = new StaggeredTimer<number>(EVERY_MS, 10, (members) => visits.push([...members]));
  for (let member = 0; member < 25; member++) timer.add(member);
  vi.advanceTimersByTime(EVERY_MS);
  expect(visits.map(({ length }) => length).toSorted()).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  expect(new Set(visits.flat()).size).toBe(25);
  vi.advanceTimersByTime(EVERY_MS);
  expect(visits.flat()).toHaveLength(50);
  timer.stop();
});

test("does not visit a deleted member, nor anybody once it is stopped", () => {
  const visited: string[] = [];
  const timer = new StaggeredTimer<string>(EVERY_MS, 3, (members) => visited.push(...members));
  const group = timer.add("Ada");
  timer.add("Grace");
  group.delete("Ada");
  vi.advanceTimersByTime(EVERY_MS);
  expect(visited).toEqual(["Grace"]);
  timer.stop();
  vi.advanceTimersByTime(EVERY_MS);
  expect(visited).toEqual(["Grace"]);
});
