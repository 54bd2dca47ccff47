import fc from "fast-check";
import { expect, it } from "vitest";
import { judge } from "./linearizability.ts";
import { act, bruteForce, type RegisterCall, register } from "./registers.ts";
import { shortestFailure, textOfHistory } from "./shortest-failure.ts";

const READ = ["read"] as const;
const ADD = ["add"] as const;
const write = (value: number) => ["write", value] as const;

it("a returned order is valid: it respects real time and gives the responses", () => {
  const acts = [act("a", 0, 9, write(1), "ok"), act("c", 3, 4, READ, "1"), act("b", 1, 2, READ, "0")];
  expect(judge(register, acts)).toEqual([2, 0, 1]);
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
  expect(judge(register, acts)).not.toBeNull();
  expect(judge(register, [...acts, act("c", 50, 51, READ, "99")])).toBeNull();
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
      expect(judge(register, acts) !== null).toBe(can);
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
