import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { type PlacedRow, readUntilFull } from "./job-page.sql.ts";
import { jobSearchStatements, searchJobs } from "./job-search.store.ts";
import type { JobSearch } from "./job-search.ts";
import { prepareSearch } from "./prepare-search.ts";
import { refreshVocabulary } from "./vocabulary.store.ts";

const db = testDatabase();

const TITLES = [
  ["Senior React Developer", "Bengaluru"],
  ["Sr. Software Engineer (C++)", "Bangalore, Karnataka"],
  ["C# / .NET Developer", "Pune"],
  ["Node.js Developer", "Mumbai (Bombay)"],
  ["Café Manager", "Kochi"],
  ["Front-End Developer", "Pune"],
  ["Frontend Engineer", "Pune"],
  ["Machine Learning Engineer", "Gurugram"],
  ["Staff Nurse", "Bombay"],
  ["Receptionist", "Mysore"],
] as const;

const titles = async (search: JobSearch) =>
  (await searchJobs(db, search, { first: 20 }, null, "card")).nodes.map(({ title }) => title);

beforeAll(async () => {
  const { id: companyId } = await db.build.recruiter({ name: "Kestrel & Sons" });
  for (const [title, location] of TITLES) {
    await db.build.job({ companyId, title, location, requirements: "Patience", description: "What it is." });
  }
  await db.build.job({
    title: "Gardener",
    location: "Ooty",
    requirements: "Some React on the side",
    description: "Roses for a developer.",
  });
  await refreshVocabulary(db);
});

test.each([
  ["developer react", "Senior React Developer", "words in any order"],
  ["react kestrel bengaluru", "Senior React Developer", "words of title, company and place"],
  ["engneer c++", "Sr. Software Engineer (C++)", "a missing letter"],
  ["desveloper c#", "C# / .NET Developer", "a letter too many"],
  ["machine learning eng", "Machine Learning Engineer", "an unfinished word"],
  ["ml engineer", "Machine Learning Engineer", "an abbreviation"],
  ["cafe manager", "Café Manager", "without the accent"],
  ["senior engineer", "Sr. Software Engineer (C++)", "what is abbreviated in the title"],
  ["sr. developer", "Senior React Developer", "what is abbreviated in the search"],
  ["nodejs", "Node.js Developer", "without its dot"],
  ["node.js", "Node.js Developer", "with its dot"],
  [".net", "C# / .NET Developer", "a word that begins with a dot"],
  ["dot net", "C# / .NET Developer", "its dot as a word"],
  ["front end", "Front-End Developer", "two words for one"],
  ["frontend", "Front-End Developer", "one word for two"],
  ["nurse mumbai", "Staff Nurse", "the new name of a city"],
  ["nurse bombay", "Staff Nurse", "its old name"],
  ["developers for pune jobs", "C# / .NET Developer", "fillers"],
])("%s finds %s: %s", async (keyword, title) => {
  expect(await titles({ keyword })).toContain(title);
});

test("c++, c# and .net are words of their own", async () => {
  expect(await titles({ keyword: "c++" })).toEqual(["Sr. Software Engineer (C++)"]);
  expect(await titles({ keyword: "c#" })).toEqual(["C# / .NET Developer"]);
});

test("matches in the title rank highest, then skills, then the description", async () => {
  expect(await titles({ keyword: "react" })).toEqual(["Senior React Developer", "Gardener"]);
  expect((await titles({ keyword: "react developer" }))[0]).toBe("Senior React Developer");
  expect((await titles({ keyword: "developer" })).at(-1)).toBe("Gardener");
});

test("a job is found by its words before the vocabulary contains them", async () => {
  await db.build.job({ title: "Zymurgist of Leh", location: "Leh" });
  expect(await titles({ keyword: "leh zymurgist" })).toEqual(["Zymurgist of Leh"]);
});

describe("filters", () => {
  test("places by current and former names, several at once", async () => {
    expect((await titles({ places: ["Bombay"] })).sort()).toEqual(["Node.js Developer", "Staff Nurse"]);
    expect(await titles({ places: ["Kochi", "Mysuru, Karnataka"] })).toEqual(["Receptionist", "Café Manager"]);
  });

  test("punctuation alone is neither a place nor a company, and excludes nothing", async () => {
    const all = await titles({});
    for (const sign of ["%", "_", "\\", "🚀"]) {
      expect(await titles({ companies: [sign] }), sign).toEqual([]);
      expect(await titles({ places: [sign] }), sign).toEqual([]);
      expect(await titles({ companies: [sign, "kestrel"], keyword: "react" }), sign).toEqual([
        "Senior React Developer",
      ]);
      expect(await titles({ excludeWords: [sign], excludeCompanies: [sign] }), sign).toEqual(all);
      expect(await titles({ places: [" "], companies: [""] }), sign).toEqual(all);
    }
  });

  test("companies and exclusions", async () => {
    expect(await titles({ companies: ["kestrel"], keyword: "react" })).toEqual(["Senior React Developer"]);
    expect(await titles({ excludeCompanies: ["Kestrel & Sons"], keyword: "react" })).toEqual(["Gardener"]);
    expect(
      await titles({ keyword: "developer", excludeWords: ["c#", "node.js", "front-end", "roses", "engineer"] }),
    ).toEqual(["Senior React Developer"]);
  });
});

test("ranking at once and tier by tier return the same jobs in the same order", async () => {
  for (const keyword of ["developer", "react", "engineer pune", "e", "frontend engineer", "senior", "zzz", "de"]) {
    const prepared = await prepareSearch(db, { keyword });
    const ids = async (estimate: number) => {
      const words = prepared.words && {
        ...prepared.words,
        tiers: prepared.words.tiers.map((tier) => ({ ...tier, estimate })),
        all: { ...prepared.words.all, estimate },
      };
      const statements = jobSearchStatements({ ...prepared, words }, { first: 50 }, null, "card");
      const found = await readUntilFull(statements, 50, async ({ text, values }) => {
        return (await db.pool.query<PlacedRow & { id: string }>(text, [...values])).rows;
      });
      return found.map(({ id }) => id);
    };
    expect(await ids(1_000_000)).toEqual(await ids(1));
  }
});
