// @module-tag thorough

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { Placeholders } from "../../platform/search/placeholders.ts";
import { readTypedWords } from "../../platform/search/words.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { countFacets } from "./facets.store.ts";
import { countJobs, searchJobs } from "./job-search.store.ts";
import { keywordConditions, verbatimConditions } from "./job-search-conditions.ts";
import { prepareSearch } from "./prepare-search.ts";
import { rarePart } from "./rare-part.ts";
import { refreshVocabulary } from "./vocabulary.store.ts";

const db = testDatabase();

const LONG = "donaudampfschifffahrtselektrizitaetenhauptbetrieb";
const TEXTS = [
  "Senior Software Engineer",
  "senior software-engineer in chief",
  "Café au lait: naïve résumé",
  "Café au Lait, decomposed",
  "asp.net core .NET developer, node.js web",
  "c++ and c# but c too",
  "rock & roll night's shift o'clock team",
  `${LONG} works at the ${LONG} today`,
  "five  spaces   apart",
  "tab\tand\nnew line here",
  "İstanbul İş ilanı ev",
  "KELVIN K team ﬁx ½ day ａbc wide",
  "हिन्दी lead शिक्षक pune",
  "a b a b c d",
  "x1 2y 3-4 5+ 6%_7 8",
  "excel and 1eef excel java",
  "jobs for the of engineer jobs",
] as const;

const field = fc.constantFrom(...TEXTS);
/** A part of a text, in any case, that begins and ends anywhere. */
const part = fc
  .tuple(field, fc.nat(60), fc.integer({ min: 2, max: 30 }), fc.boolean())
  .map(([text, from, length, loud]) => {
    const cut = text.slice(from % text.length, (from % text.length) + length);
    return loud ? cut.toUpperCase() : cut;
  });
const WORDS = TEXTS.flatMap((text) => text.split(/\s+/));
const mixed = fc
  .array(fc.constantFrom(...WORDS, "zzz", "1ee"), { minLength: 2, maxLength: 4 })
  .map((words) => words.join(" "));
const keyword = fc.oneof(part, part, mixed).map((text) => text.trim());

const pick = (n: number) => TEXTS[n % TEXTS.length] ?? "";

beforeAll(async () => {
  const companies = await Promise.all(TEXTS.map((name) => db.build.recruiter({ name })));
  const jobs = Array.from({ length: 400 }, (_, n) => ({
    companyId: companies[(n * 7) % companies.length]?.id ?? "",
    title: pick(n),
    location: pick(n * 3 + 1),
    requirements: pick(n * 5 + 2),
    description: "d",
    jobType: "INTERNSHIP" as const,
    workMode: "REMOTE" as const,
    industry: "LAW" as const,
    experienceLevel: null,
    createdAt: new Date(1_700_000_000_000 + n),
    status: n % 5 === 0 ? ("CLOSED" as const) : ("OPEN" as const),
    deletedAt: n % 7 === 0 ? new Date() : null,
  }));
  await db.prisma.job.createMany({ data: jobs });
}, 120_000);

const open = "status = 'OPEN' and deleted_at is null";
const idsWhere = async (condition: string, values: readonly unknown[]) => {
  const { rows } = await db.pool.query<{ id: string }>(`select id from jobs where ${open} and ${condition}`, [
    ...values,
  ]);
  return rows.map(({ id }) => id).sort();
};
const FIELDS = ["title", "company_name", "location", "requirements", "'internship'", "'remote'", "'law'"];
/** Jobs that contain the keyword in a field, without any index or prepared text. */
const containing = (typed: string) =>
  idsWhere(`(${FIELDS.map((name) => `strpos(lower(${name}), lower($1)) > 0`).join(" or ")})`, [typed]);
/** Jobs that have the keyword as a word: only these must be found for a short one. */
const withWord = (typed: string) =>
  idsWhere(`(${FIELDS.map((name) => `lower(${name}) ~ ('\\m' || lower($1) || '\\M')`).join(" or ")})`, [typed]);
const isShort = (typed: string) => /^\p{L}{1,3}$/u.test(typed);

const NONE = new Map<string, never>();
const ALL = { get: () => ({ word: "", jobs: 1e9, fields: 0, titles: 0 }) } as unknown as Map<string, never>;
const few = { beginning: 0, ending: 0 };
const many = { beginning: Number.POSITIVE_INFINITY, ending: 0 };
const lookedUp = { synonyms: [], completions: [], corrections: NONE };

describe.each([
  ["its words", { ...lookedUp, known: NONE, jobsOf: few }, "query"],
  ["the end of its first word", { ...lookedUp, known: ALL, jobsOf: many }, "text"],
] as const)("when %s are rare", (_, vocabulary, kind) => {
  test("a keyword is found in exactly the jobs that contain it", { timeout: 120_000 }, async () => {
    let looked = 0;
    await fc.assert(
      fc.asyncProperty(keyword, async (typed) => {
        const rare = rarePart(typed, readTypedWords(typed), vocabulary);
        if (!rare || !(kind in rare)) return;
        looked++;
        const prepared = { ...(await prepareSearch(db, { keyword: typed })), rarePart: rare };
        const placeholders = new Placeholders();
        const { row, lookUp } = verbatimConditions(prepared, placeholders);
        const found = await idsWhere([...row, ...lookUp].join(" and "), placeholders.values);
        expect(found).toEqual(await containing(typed));
      }),
      { numRuns: 400 },
    );
    expect(looked).toBeGreaterThan(50);
  });
});

describe.each(["before", "after"])("%s the words are counted", (moment) => {
  beforeAll(async () => {
    if (moment === "after") await refreshVocabulary(db);
  });

  test("a search finds every job that contains the keyword, and counts them", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(keyword, async (typed) => {
        if (typed === "") return;
        const expected = await (isShort(typed) ? withWord(typed) : containing(typed));
        const { nodes } = await searchJobs(db, { keyword: typed }, { first: 400 }, null, "card");
        const ids = nodes.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(expected));
        expect(await countJobs(db, { keyword: typed })).toEqual({ count: ids.length, capped: false });
        const { counts } = await countFacets(db, await prepareSearch(db, { keyword: typed }));
        expect(counts.workModes).toEqual(ids.length > 0 ? [{ value: "REMOTE", count: ids.length }] : []);
        const newest = await searchJobs(db, { keyword: typed }, { first: 400, order: "NEWEST" }, null, "card");
        expect(newest.nodes.map(({ id }) => id).sort()).toEqual(ids.sort());
      }),
      { numRuns: 150 },
    );
  });
});

test("a job is found by new words that are typed in part, before they are counted", async () => {
  await refreshVocabulary(db);
  const { id } = await db.build.job({ title: "Underzymurgist quomodo Xenolith", location: "Leh" });
  for (const typed of ["zymurgist quomodo xeno", "urgist quomodo", "quomodo xen", "t quomodo x"]) {
    const { nodes } = await searchJobs(db, { keyword: typed }, { first: 20 }, null, "card");
    expect(
      nodes.map((node) => node.id),
      typed,
    ).toEqual([id]);
    expect(await countJobs(db, { keyword: typed })).toEqual({ count: 1, capped: false });
  }
  await db.prisma.job.update({ where: { id }, data: { deletedAt: new Date() } });
  expect(await countJobs(db, { keyword: "zymurgist quomodo xeno" })).toMatchObject({ count: 0 });
});

test.each(["c++ developer", "café au lait", "o'clock team", "one", "हिन्दी lead", `${LONG} works`, "a\tb", "+ +", ""])(
  "%j has no rare part: what has signs, accents or one word is looked up as it is",
  (typed) => {
    expect(rarePart(typed, readTypedWords(typed), { ...lookedUp, known: NONE, jobsOf: few })).toBeNull();
  },
);

test("common words have no rare part", async () => {
  const typed = "senior software engineer";
  const common = { ...lookedUp, known: ALL, jobsOf: { beginning: 1e9, ending: 1e9 } };
  expect(rarePart(typed, readTypedWords(typed), common)).toBeNull();
  const prepared = { ...(await prepareSearch(db, { keyword: typed })), rarePart: null };
  expect(keywordConditions(prepared, new Placeholders()).lookUp).toEqual([]);
});
