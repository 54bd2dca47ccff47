import { expect, test } from "vitest";
import { markdownLine } from "../../shared/text/markdown-line.ts";

test.each([
  ["- **Two** years of React\n- [Types](https://types.example) and `tests`", "Two years of React\nTypes and tests"],
  ["## Must have\n1. C++ and C#\n> __Patience__", "Must have\nC++ and C#\nPatience"],
  ["2 * 3 nights, snake_case, 5-6 LPA", "2 * 3 nights, snake_case, 5-6 LPA"],
])("a list shows %j without marks", (written, shown) => {
  expect(markdownLine(written)).toBe(shown);
});
