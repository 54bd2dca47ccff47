import { expect, test } from "vitest";
import { numberForms, slipsBetween } from "./word-forms.ts";

test.each([
  ["engineer", "engineers"],
  ["engineers", "engineer"],
  ["secretary", "secretaries"],
  ["secretaries", "secretary"],
  ["coaches", "coach"],
  ["nurses", "nurse"],
  ["women", "woman"],
])("%s is also %s", (word, other) => {
  expect(numberForms(word)).toEqual([word, other]);
});

test.each(["c++", "it", "5", "日本"])("%s has one form", (word) => {
  expect(numberForms(word)).toEqual([word]);
});

test.each([
  ["engineer", "engineer", 0],
  ["enginer", "engineer", 1],
  ["desginer", "designer", 1],
  ["recieptoinist", "receptionist", 2],
  ["nurse", "curse", 1],
  ["nurse", "teacher", 3],
])("from %s to %s there are %i slips", (a, b, slips) => {
  expect(Math.min(slipsBetween(a, b, 2), 3)).toBe(slips);
});
