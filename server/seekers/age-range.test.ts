import { expect, test } from "vitest";
import { parseAgeRange } from "./age-range.ts";

test.each([
  ["20-30", { min: 20, max: 30 }],
  [" 20 - 30 ", { min: 20, max: 30 }],
  ["-30", { min: 0, max: 30 }],
  ["20-", { min: 20, max: 100 }],
  ["-", { min: 0, max: 100 }],
  ["abc-def", { min: 0, max: 100 }],
  ["20-x", { min: 20, max: 100 }],
  ["1e9-30", { min: 0, max: 30 }],
  ["30-20", { min: 30, max: 20 }],
  ["25", null],
  ["", null],
  [null, null],
])("%j means %j", (typed, range) => {
  expect(parseAgeRange(typed)).toEqual(range);
});
