import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceTexts } from "./source-files.testing.ts";

const SECONDS: Readonly<Record<string, number>> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** The rows of the table of limits: the points and seconds of each name. */
const documented = new Map(
  readFileSync("docs/limits.md", "utf8")
    .split("\n")
    .filter((line) => /^\| `[a-z]/.test(line))
    .flatMap((line) => {
      const [, names = "", , points = "", window = ""] = line.split("|").map((cell) => cell.trim());
      const [count = "0", unit = ""] = window.split(" ");
      const seconds = Number(count) * (SECONDS[unit.replace(/s$/, "")] ?? Number.NaN);
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => [name, { points, seconds }] as const);
    }),
);

/** Evaluates a numeric literal in the code; undefined for a named constant. */
function numberOf(code: string): number | undefined {
  const plain = code.replaceAll("_", "").replace(/^minutes\((.*)\)$/, "$1 * 60");
  return /^[\d* ]+$/.test(plain) ? plain.split("*").reduce((product, part) => product * Number(part), 1) : undefined;
}

/** The limits in the code, by name or prefix: some names are completed at runtime. */
const coded = sourceTexts(["server"]).flatMap(([file, text]) => {
  const limits = /name: ["`]([a-z:-]+)(\$\{\w+\})?["`],\s*points(?:: ([\w.]+))?,\s*windowSeconds(?:: ([\w() *]+))?/g;
  return [...text.matchAll(limits)].map(([, name = "", rest, points = "", window = ""]) => ({
    ...{ file, name, isPrefix: rest !== undefined, points: numberOf(points), seconds: numberOf(window) },
  }));
});

test("docs/limits.md lists every limit with its numbers, and no others", () => {
  expect(coded.length).toBeGreaterThan(40);
  const isOf = (name: string) => (limit: (typeof coded)[number]) =>
    limit.isPrefix ? name.startsWith(limit.name) && name !== limit.name : name === limit.name;
  const exact = (name: string) => coded.find((limit) => !limit.isPrefix && limit.name === name);
  for (const limit of coded) {
    const names = [...documented.keys()].filter((name) => isOf(name)(limit) && (!limit.isPrefix || !exact(name)));
    expect(names, `${limit.file}: ${limit.name}`).not.toEqual([]);
    for (const name of names) {
      const { points, seconds } = documented.get(name) ?? { points: "", seconds: 0 };
      if (limit.points !== undefined) expect([name, points]).toEqual([name, String(limit.points)]);
      if (limit.seconds !== undefined) expect([name, seconds]).toEqual([name, limit.seconds]);
    }
  }
  for (const name of documented.keys()) expect(coded.some(isOf(name)), name).toBe(true);
});
