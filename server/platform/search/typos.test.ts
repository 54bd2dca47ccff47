import { expect, test } from "vitest";
import { forgivenTypos, typosBetween } from "./typos.ts";

test.each([
  ["engineer", "engineer", 0],
  ["desginer", "designer", 1],
  ["recieptoinist", "receptionist", 2],
  ["nurse", "curse", 1],
  ["nurse", "teacher", 3],
])("from %s to %s there are %i typos", (a, b, typos) => {
  expect(Math.min(typosBetween(a, b, 2), 3)).toBe(typos);
});

test("one typo per five letters is tolerated, two at most", () => {
  expect([4, 5, 9, 10, 40].map(forgivenTypos)).toEqual([0, 1, 1, 2, 2]);
});
