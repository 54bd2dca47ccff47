import { expect, test } from "vitest";
import { numberForms } from "./plurals.ts";

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
