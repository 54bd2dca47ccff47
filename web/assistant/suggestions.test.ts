import { expect, it } from "vitest";
import { drawSuggestions, SUGGESTIONS } from "./suggestions.ts";

it("there are 22 different questions", () => {
  expect(new Set(SUGGESTIONS).size).toBe(22);
});

it("draws five different ones, and others each time", () => {
  const draws = Array.from({ length: 20 }, () => drawSuggestions());
  for (const draw of draws) expect(new Set(draw).size).toBe(5);
  expect(new Set(draws.map((draw) => draw.join())).size).toBeGreaterThan(15);
});

it("every question can be drawn, including the first and the last", () => {
  expect(drawSuggestions(1, () => 0)).toEqual([SUGGESTIONS[0]]);
  expect(drawSuggestions(1, () => 0.999999)).toEqual([SUGGESTIONS.at(-1)]);
});
