import { expect, test } from "vitest";
import { textOfPdfItems } from "./pdf-lines.ts";

/** Places pieces one after the other, from left to right. */
const drawn = (...pieces: readonly string[]) =>
  pieces.map((str, at) => ({
    str,
    dir: /[\u0590-\u08ff\ufb1d-\ufefc]/.test(str) ? "rtl" : "ltr",
    transform: [1, 0, 0, 1, 10 * at, 0],
    width: 10,
    hasEOL: str === "",
  }));

test.each([
  ["Arabic in single letters", ["ت", "ﺎ", "ﻴ", "ﺠ", "ﻣ", "ﺮ", "ﺑ", " ", "س", "ﺪ", "ﻨ", "ﻬ", "ﻣ"], "مهندس برمجيات"],
  ["Hebrew in words", ["תוכנה", " ", "מהנדס"], "מהנדס תוכנה"],
  ["Arabic around English", ["م", "ﺎ", "ﻋ", " ", "Google", " ", "Cloud", " ", "ﻲ", "ﻓ"], "في Google Cloud عام"],
  ["English around Arabic", ["Name: Ali", " ", "ﻲ", "ﻠ", "ﻋ", ", from Haifa"], "Name: Ali علي, from Haifa"],
  ["two lines", ["ﺲ", "ﻤ", "ﺧ", "", "ﻋ"], "خمس\nع"],
  ["only English", ["A ﬁne", " ", "welder"], "A fine welder"],
])("%s is read in its order", (_what, pieces, text) => {
  expect(textOfPdfItems(drawn(...pieces))).toBe(text);
});

test("pieces that a program wrote in reading order stay so", () => {
  const items = drawn("תוכנה", " ", "מהנדס").reverse();
  expect(textOfPdfItems(items)).toBe("מהנדס תוכנה");
});

test("columns are read one after the other if both begin with a heading", () => {
  const row = (left: string, right: string, x = 100) =>
    [left, right].map((str, at) => ({
      ...drawn(str)[0],
      str,
      transform: [1, 0, 0, 1, at * x, 0],
      width: 60,
      hasEOL: at > 0,
    })) as ReturnType<typeof drawn>;
  const rows = [
    ...row("Ada", ""),
    ...row("SKILLS", "EXPERIENCE"),
    ...row("Java", "Engineer, Zoho"),
    ...row("", "2020 - 2021"),
  ];
  const isHeading = (text: string) => text === text.toUpperCase();
  expect(textOfPdfItems(rows, isHeading)).toBe("Ada\nSKILLS\nJava\n\nEXPERIENCE\nEngineer, Zoho\n2020 - 2021");
  expect(textOfPdfItems(rows)).toContain("SKILLSEXPERIENCE");
});

test("a row of a table is one line, also where its cells hold several", () => {
  const cell = (str: string, x: number, y: number) => ({
    ...(drawn(str)[0] as ReturnType<typeof drawn>[number]),
    ...{ str, transform: [1, 0, 0, 1, x, y], width: 60, hasEOL: true },
  });
  const row = [cell("B.Sc", 0, 50), cell("St. Mary's", 100, 50), cell("College", 100, 40), cell("2019", 200, 50)];
  expect(textOfPdfItems(row)).toBe("B.Sc   St. Mary's College   2019");
  // A name beside an address is no table.
  expect(textOfPdfItems(row.slice(1))).toBe("St. Mary's\nCollege\n2019");
});
