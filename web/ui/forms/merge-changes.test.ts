import { expect, test } from "vitest";
import { changedFields, mergeChanges } from "./merge-changes.ts";

const base = { title: "Welder", place: "Pune", skills: ["MIG"] };

test("changes of different fields are merged", () => {
  const mine = { ...base, title: "Senior welder" };
  const theirs = { ...base, place: "Mumbai", skills: ["MIG", "TIG"] };
  expect(mergeChanges(base, mine, theirs)).toEqual({
    values: { title: "Senior welder", place: "Mumbai", skills: ["MIG", "TIG"] },
    collisions: [],
  });
});

test("a field that both have changed is a collision, and retains one's own value", () => {
  const merged = mergeChanges(base, { ...base, title: "Senior welder" }, { ...base, title: "Junior welder" });
  expect(merged).toEqual({ values: { ...base, title: "Senior welder" }, collisions: ["title"] });
});

test("the same change by both is no collision", () => {
  const both = { ...base, skills: ["TIG"] };
  expect(mergeChanges(base, both, { ...both })).toEqual({ values: both, collisions: [] });
});

test("only changed fields are sent; the keys of entries do not count", () => {
  const filled = { ...base, questions: [{ key: "1", label: "Why?" }] };
  const mine = { ...filled, place: "", questions: [{ key: "2", label: "Why?" }] };
  expect(changedFields(filled, mine)).toEqual({ place: "" });
});
