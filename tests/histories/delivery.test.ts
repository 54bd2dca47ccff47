import { expect, it } from "vitest";
import { type Cause, judgeDelivery, type Look } from "./delivery.ts";

const never = Number.POSITIVE_INFINITY;
const span = (calledAt: number, answeredAt: number) => ({ calledAt, answeredAt });
const look = (calledAt: number, ...names: string[]): Look => ({ calledAt, answeredAt: calledAt + 1, names });
const cause = (settlesMs: number, undone: Cause["undone"] = null, done = span(10, 12)): Cause => ({
  name: "it",
  done,
  settlesMs,
  undone,
});

it.each<[string, Cause, Look[], string[]]>([
  ["told once", cause(0), [look(1), look(20, "it")], ["it"]],
  ["seen before its answer came", cause(0), [look(10, "it")], ["it"]],
  ["told once it had settled", cause(100), [look(50), look(111, "it")], ["it"]],
  ["taken back, and shown only before", cause(0, span(20, 25)), [look(23, "it"), look(30)], []],
  ["undone in time", cause(100, span(20, 25)), [look(23)], []],
  ["undone too late, and told", cause(100, span(105, 111)), [look(120, "it")], ["it"]],
  ["nobody knows whether it was done", cause(0, null, span(10, never)), [look(20, "it")], ["it"]],
])("accepts: %s", (_, one, looks, last) => {
  expect(judgeDelivery([one], looks, last)).toEqual([]);
});

it.each<[string, Cause, Look[], string[]]>([
  ["it: there 0 times in the end", cause(0), [], []],
  ["it: there 2 times in the end", cause(0), [], ["it", "it"]],
  ["it: shown 2 times", cause(0), [look(20, "it", "it")], ["it"]],
  ["it: told before it had settled", cause(100), [look(50, "it")], ["it"]],
  ["it: told before it had settled", cause(0), [look(1, "it")], ["it"]],
  ["it: shown after it was taken back", cause(0, span(20, 25)), [look(26, "it")], []],
  ["it: there 1 times in the end", cause(0, span(20, 25)), [], ["it"]],
  ["it: there 1 times in the end", cause(100, span(20, 25)), [], ["it"]],
])("%s", (problem, one, looks, last) => {
  expect(judgeDelivery([one], looks, last)).toEqual([problem]);
});
