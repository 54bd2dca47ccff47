import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { FitVocabulary } from "../fit-vocabulary.ts";
import { findingsIn } from "./resume-findings.ts";

const db = testDatabase();

async function find(...experience: string[]) {
  const vocabulary = await FitVocabulary.of(db, []);
  const text = ["Experience", "Engineer, Bluepeak (Feb 2024 to Nov 2026)", ...experience].join("\n");
  const profile = { skills: [], experiences: [] };
  const found = findingsIn(text, { profile, skills: [], masks: [], vocabulary, now: new Date("2026-11-29") });
  return found.filter(({ kind }) => kind === "NUMBERS" || kind === "OVERLAP");
}

test("numbers in words count, also across lines, and volunteering in addition to a job is no overlap", async () => {
  const cut = ["Cut the time to the first seat map from", "nine seconds to two on slow phones."];
  expect(await find(...cut, "Volunteering", "Reader, Sunday Library (Aug 2022 to Nov 2026)")).toEqual([]);
});

test("a sentence without a number is quoted whole, and overlaps are named once", async () => {
  const more = ["Clerk, Zoho (Mar 2024 to Nov 2026)", "Clerk, Wipro (Apr 2024 to Nov 2026)"];
  const owned = ["Own the booking screens of a bus operator", "and made them usable with a keyboard."];
  expect((await find(...owned, ...more)).map(({ kind, text }) => [kind, text])).toEqual([
    ["OVERLAP", "Feb 2024 to Nov 2026, Mar 2024 to Nov 2026"],
    ["NUMBERS", owned.join(" ")],
  ]);
});

test("headings are those that an import knows, and who graduates was not away", async () => {
  const vocabulary = await FitVocabulary.of(db, []);
  const kindsOf = (...lines: string[]) =>
    findingsIn(lines.join("\n"), {
      ...{ profile: { skills: [], experiences: [] }, skills: [], masks: [], vocabulary },
      now: new Date("2026-11-29"),
    }).flatMap(({ kind, text }) => (kind === "LENGTH" || kind === "CONTACT" ? [] : `${kind} ${text}`));
  const studied = [
    "Academic Background",
    "MBA, XLRI, 2018",
    "Internship Experience",
    "Clerk, Zoho, May 2016 - Jun 2016",
  ];
  const worked = ["P R O F E S S I O N A L  E X P E R I E N C E", "Analyst, Wipro, Aug 2018 –", "Feb 2020"];
  expect(kindsOf(...studied, ...worked, "Skills & Tools", "SQL")).toEqual([]);
  expect(kindsOf(...studied, ...worked, "Clerk, TCS, Nov 2021 - Present", "Expertise", "SQL")).toEqual([
    "GAP Aug 2018 – Feb 2020, Nov 2021 - Present",
  ]);
});
