import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const byChapter = z.record(z.string(), z.array(z.string()));
const standard = z
  .object({ level1: byChapter, level2: byChapter, alsoNamed: z.array(z.string()) })
  .parse(JSON.parse(readFileSync("scripts/asvs.requirements.json", "utf8")));
const required = new Set([standard.level1, standard.level2].flatMap((level) => Object.values(level).flat()));
const page = readFileSync("docs/asvs.md", "utf8");

const VERDICTS = ["yes", "in part", "no", "not applicable"] as const;

/** Parses the numbers in a cell: `7.2.1 to 7.2.3, 7.4.1`. */
function numbersIn(cell: string): string[] {
  return cell.split(", ").flatMap((part) => {
    const range = /^(\d+\.\d+)\.(\d+) to \1\.(\d+)$/.exec(part);
    if (!range) return [part];
    const [, section, from, to] = range;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
  });
}

/** The content of each chapter. */
const chapters = page
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const title = text.split("\n", 1)[0] ?? "";
    const lines = text
      .split("\n")
      .filter((line) => /^\| \d/.test(line))
      .map((line) => {
        const [, numbers = "", inShort = "", met = "", by = ""] = line.split("|").map((cell) => cell.trim());
        return { numbers: numbersIn(numbers), inShort, met, by };
      });
    return { title, chapter: /^V(\d+) /.exec(title)?.[1] ?? "", lines };
  });
const lines = chapters.flatMap(({ lines: below }) => below);

test("every requirement of levels 1 and 2 has one row, in its chapter, and no number is invented", () => {
  expect(required.size).toBe(253);
  const named = lines.flatMap(({ numbers }) => numbers);
  expect(named.filter((number, index) => named.indexOf(number) !== index)).toEqual([]);
  expect([...required].filter((number) => !named.includes(number))).toEqual([]);
  expect(named.filter((number) => !required.has(number) && !standard.alsoNamed.includes(number))).toEqual([]);
  for (const { chapter, lines: below } of chapters)
    for (const number of below.flatMap(({ numbers }) => numbers)) expect(number.split(".")[0]).toBe(chapter);
});

test("every row states one of four verdicts, and the evidence", () => {
  for (const { numbers, inShort, met, by } of lines) {
    expect(VERDICTS, numbers.join(", ")).toContain(met);
    expect(inShort, numbers.join(", ")).not.toBe("");
    expect(by, numbers.join(", ")).not.toBe("");
  }
});

test("every test and file that it names exists", () => {
  const paths = [
    ...page.matchAll(
      /`((?:server|tests|scripts|web|shared|docs|\.github)\/[\w./-]+|Dockerfile|[\w-]+\.yml|\.dockerignore)`/g,
    ),
  ];
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
});

test("its totals match its rows", () => {
  const rowOf = (title: string, counted: readonly (typeof lines)[number][]) => {
    const sums = VERDICTS.map((verdict) =>
      counted
        .filter(({ met }) => met === verdict)
        .reduce((sum, { numbers }) => sum + numbers.filter((number) => required.has(number)).length, 0),
    );
    return `| ${[title, ...sums].join(" | ")} |`;
  };
  const sums = [...chapters.map(({ title, lines: below }) => rowOf(title, below)), rowOf("**all**", lines)];
  const table = page.split(/^## /m, 1)[0] ?? "";
  expect(table.split("\n").filter((line) => /^\| (V\d|\*\*all)/.test(line))).toEqual(sums);
});
