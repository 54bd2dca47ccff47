import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judge } from "./linearizability.ts";
import { act, bruteForce, type RegisterCall, register } from "./registers.ts";
import { shortestFailure, textOfHistory } from "./shortest-failure.ts";

const READ = ["read"] as const;
const ADD = ["add"] as const;
const write = (value: number) => ["write", value] as const;

describe("possible histories", () => {
  it.each([
    ["nothing", []],
    ["one after the other", [act("a", 0, 1, write(1), "ok"), act("b", 2, 3, READ, "1")]],
    ["a read during a write sees the old value", [act("a", 0, 9, write(1), "ok"), act("b", 1, 2, READ, "0")]],
    [
      // Herlihy and Wing 1990: reads that overlap a write agree on its moment.
      "reads during a write see the old value, then the new one",
      [act("a", 0, 9, write(1), "ok"), act("b", 1, 2, READ, "0"), act("c", 3, 4, READ, "1")],
    ],
    [
      "two writes at once, read in either order",
      [act("a", 0, 5, write(1), "ok"), act("b", 0, 5, write(2), "ok"), act("c", 6, 7, READ, "1")],
    ],
    ["what nobody was answered was done", [act("a", 0, 0, write(1)), act("b", 5, 6, READ, "1")]],
    ["what nobody was answered was not done", [act("a", 0, 0, write(1)), act("b", 5, 6, READ, "0")]],
    [
      "what nobody was answered was done long after",
      [act("a", 0, 0, write(1)), act("b", 5, 6, READ, "0"), act("b", 7, 8, READ, "1")],
    ],
    ["an answer at the moment of a call may be either", [act("a", 0, 3, write(1), "ok"), act("b", 3, 4, READ, "0")]],
  ])("%s", (_, acts) => {
    expect(judge(register, acts).order).not.toBeNull();
    expect(shortestFailure(register, acts)).toBeNull();
  });
});

describe("impossible histories", () => {
  it.each([
    ["a stale read", [act("a", 0, 1, write(1), "ok"), act("b", 2, 3, READ, "0")]],
    ["a lost update", [act("a", 0, 5, ADD, "1"), act("b", 0, 5, ADD, "1"), act("c", 6, 7, READ, "1")]],
    ["done twice", [act("a", 0, 1, ADD, "1"), act("b", 2, 3, READ, "2")]],
    [
      "reads that go back (Herlihy and Wing's register)",
      [act("a", 0, 9, write(1), "ok"), act("b", 1, 2, READ, "1"), act("c", 3, 4, READ, "0")],
    ],
    [
      "two readers that see two writes in different orders",
      [
        act("a", 0, 9, write(1), "ok"),
        act("b", 0, 9, write(2), "ok"),
        act("c", 1, 2, READ, "1"),
        act("c", 3, 4, READ, "2"),
        act("d", 1, 2, READ, "2"),
        act("d", 5, 6, READ, "1"),
      ],
    ],
    ["two swaps of one value", [act("a", 0, 5, ["swap", 0, 1], "ok"), act("b", 0, 5, ["swap", 0, 2], "ok")]],
    ["a value out of nowhere", [act("a", 0, 0, write(1)), act("b", 5, 6, READ, "2")]],
    [
      "what nobody was answered was done and undone again",
      [act("a", 0, 0, write(1)), act("b", 5, 6, READ, "1"), act("b", 7, 8, READ, "0")],
    ],
    ["what was refused was done", [act("a", 0, 1, ["swap", 5, 1], "refused"), act("b", 2, 3, READ, "1")]],
  ])("%s", (_, acts) => {
    expect(judge(register, acts).order).toBeNull();
    expect(shortestFailure(register, acts)?.length).toBeLessThanOrEqual(acts.length);
  });
});

it("a returned order is valid: it respects real time and gives the responses", () => {
  const acts = [act("a", 0, 9, write(1), "ok"), act("c", 3, 4, READ, "1"), act("b", 1, 2, READ, "0")];
  expect(judge(register, acts).order).toEqual([2, 0, 1]);
});

it("returns the shortest part that fails", () => {
  const acts = [
    act("a", 0, 1, write(1), "ok"),
    act("b", 2, 3, READ, "1"),
    act("a", 4, 5, write(2), "ok"),
    act("b", 6, 7.25, READ, "1"),
    act("b", 8, 9, write(3), "ok"),
    act("b", 10, 11, READ, "3"),
  ];
  expect(textOfHistory(shortestFailure(register, acts) ?? [])).toBe(
    [
      '      0.0       1.0  a: ["write",1] → ok',
      '      4.0       5.0  a: ["write",2] → ok',
      '      6.0       7.3  b: ["read"] → 1',
    ].join("\n"),
  );
});

it("judges forty acts of which a quarter has no response", () => {
  const acts = Array.from({ length: 40 }, (_, n) =>
    n % 4 === 0 ? act("a", n, n, ADD) : act("b", n, n + 3, n % 4 === 1 ? ADD : READ, String(Math.ceil(n / 2))),
  );
  expect(judge(register, acts).order).not.toBeNull();
  expect(judge(register, [...acts, act("c", 50, 51, READ, "99")]).order).toBeNull();
});

it("agrees with brute force over all orders, for every small history", () => {
  const value = fc.integer({ min: 0, max: 2 });
  const call: fc.Arbitrary<RegisterCall> = fc.oneof(
    fc.constant(READ),
    fc.constant(ADD),
    value.map(write),
    fc.tuple(fc.constant("swap" as const), value, value),
  );
  const answer = fc.oneof(value.map(String), fc.constantFrom("ok", "ok", "refused", undefined));
  const time = fc.integer({ min: 0, max: 12 });
  const anyAct = fc
    .tuple(call, answer, time, fc.integer({ min: 0, max: 6 }))
    .map(([asked, given, at, lasts]) => act("a", at, at + lasts, asked, fitting(asked, given)));
  const verdicts = { yes: 0, no: 0 };
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 6 }), (acts) => {
      const can = bruteForce(acts);
      verdicts[can ? "yes" : "no"] += 1;
      expect(judge(register, acts).order !== null).toBe(can);
      expect(shortestFailure(register, acts) === null).toBe(can);
      const part = shortestFailure(register, acts);
      if (part) expect(bruteForce(part)).toBe(false);
    }),
    { numRuns: 3000 },
  );
  // Both verdicts must occur, and often.
  expect(Math.min(verdicts.yes, verdicts.no)).toBeGreaterThan(300);
});

/** A response that suits the kind of call, so that not all histories are trivially impossible. */
function fitting([name]: RegisterCall, answer: string | undefined): string | undefined {
  if (answer === undefined) return undefined;
  if (name === "write") return "ok";
  if (name === "swap") return answer === "refused" ? answer : "ok";
  return /^\d$/.test(answer) ? answer : "1";
}
