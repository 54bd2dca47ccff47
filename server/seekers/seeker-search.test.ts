import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { endCursor } from "../platform/search/page.ts";
import { testDatabase } from "../testing/test-database.ts";
import type { SeekerSearch } from "./seeker.search-conditions.ts";
import { candidatesOf, searchSeekers } from "./seeker-search.store.ts";

const db = testDatabase();
const candidates = candidatesOf(crypto.randomUUID());

async function names(search: SeekerSearch): Promise<string[]> {
  const { nodes } = await searchSeekers(db, candidates, search, { first: 50 });
  const seekers = await db.prisma.seeker.findMany({ where: { id: { in: [...nodes] } }, select: { name: true } });
  return seekers.map(({ name }) => name).sort();
}

/** Returns the date of birth of somebody who turns `years` old today, shifted by `days`. */
function bornToTurn(years: number, days = 0): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days));
}

describe("candidates", () => {
  beforeAll(async () => {
    const ada = await db.build.seeker({
      name: "Ada Rao",
      location: "Kochi",
      qualification: "M.Tech",
      currentProfession: "Data Engineer",
      skills: ["C++", "Machine Learning"],
      cgpa: 8.5,
      linkedin: "https://linkedin.com/in/ada",
      github: "https://github.com/adarao",
      about: "sailing",
      dob: bornToTurn(30),
    });
    const resume = await db.build.file({ ownerId: ada.id });
    await db.prisma.seeker.update({ where: { id: ada.id }, data: { resumeFileId: resume.id } });
    await db.build.seeker({ name: "Ben Das", skills: ["Machine", "Learning"], dob: bornToTurn(30, 1) });
    await db.build.seeker({ name: "Cy Hidden", browsable: false });
  });

  test.each<[SeekerSearch, string[]]>([
    [{}, ["Ada Rao", "Ben Das"]],
    [{ keyword: "ada R" }, ["Ada Rao"]],
    [{ keyword: "kochi" }, ["Ada Rao"]],
    [{ keyword: "m.tech" }, ["Ada Rao"]],
    [{ keyword: "data eng" }, ["Ada Rao"]],
    [{ keyword: "c++" }, ["Ada Rao"]],
    [{ keyword: "8.5" }, ["Ada Rao"]],
    [{ keyword: "in/ada" }, ["Ada Rao"]],
    [{ keyword: "adarao" }, ["Ada Rao"]],
    [{ keyword: "sailing" }, []],
    [{ skills: "machine learning" }, ["Ada Rao"]],
    [{ skills: "LEARN" }, ["Ada Rao", "Ben Das"]],
    [{ skills: "+" }, ["Ada Rao"]],
    [{ qualification: "m.t", location: "och" }, ["Ada Rao"]],
    [{ qualification: "kochi" }, []],
    [{ currentProfession: "software" }, ["Ben Das"]],
    [{ resumeUploaded: true }, ["Ada Rao"]],
    [{ ageRange: "30-30" }, ["Ada Rao"]],
    [{ ageRange: "0-29" }, ["Ben Das"]],
    [{ ageRange: "30" }, ["Ada Rao", "Ben Das"]],
  ])("%j finds %j", async (search, expected) => {
    expect(await names(search)).toEqual(expected);
  });
});

test("every search agrees with the definition in docs/specification.md 5.8, page by page", {
  timeout: 120_000,
}, async () => {
  const LETTERS = ["a", "B", "%", "_", "\\", " ", "é", "Ä", "ज", "+", "1", ".", "😀"];
  const word = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 5 });
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
  const accounts = Array.from({ length: 4000 }, (_, n) => ({
    id: `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`,
    role: "SEEKER" as const,
    email: `plain${n}@example.com`,
    passwordHash: "$argon2id$",
    emailVerifiedAt: n % 5 === 0 ? null : new Date(),
  }));
  await db.prisma.account.createMany({ data: accounts });
  const seeker = fc.record({
    name: word.map((text) => text.trim() || "a"),
    location: word,
    qualification: word,
    currentProfession: word,
    skills: fc.array(
      word.map((text) => text || "b"),
      { maxLength: 3 },
    ),
    cgpa: maybe(fc.integer({ min: 0, max: 1000 }).map((n) => n / 100)),
    linkedin: word,
    github: word,
    dob: maybe(fc.integer({ min: 1, max: 60 * 365 }).map((days) => bornToTurn(0, -days))),
    browsable: fc.boolean(),
    createdAt: fc.integer({ min: 0, max: 50 }).map((n) => new Date(1_600_000_000_000 + n)),
  });
  const rows = fc.sample(seeker, { numRuns: accounts.length, seed: 11 });
  await db.prisma.seeker.createMany({
    data: rows.map((row, n) => ({ ...row, id: accounts[n]?.id ?? "", phone: "0123456789", updatedAt: row.createdAt })),
  });
  await db.pool.query("analyze seekers");

  const plain = `
    select id from seekers where browsable and id in (select id from accounts where email_verified_at is not null)
      and (name ilike $1 or location ilike $1 or qualification ilike $1 or current_profession ilike $1
        or exists (select from unnest(skills) skill where skill ilike $1) or trim_scale(cgpa)::text ilike $1
        or linkedin ilike $1 or github ilike $1 or $1 = '%%')
      and qualification ilike $2 and location ilike $3
      and ($4 = '%%' or exists (select from unnest(skills) skill where skill ilike $4))
      and ($5::int is null or date_part('year', age((now() at time zone 'utc')::date, dob)) between $5 and $6)
    order by current_profession <> '' or skills <> '{}' or photo_file_id is not null desc, created_at desc, id desc`;
  const like = (text: string | null) => `%${(text ?? "").trim().replace(/[\\%_]/g, "\\$&")}%`;
  const search = fc.record({
    keyword: maybe(fc.oneof(word, fc.constantFrom("1.", "zzz", "aB"))),
    qualification: maybe(word),
    location: maybe(word),
    skills: maybe(word),
    age: maybe(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 10, max: 60 }))),
  });
  await fc.assert(
    fc.asyncProperty(search, fc.constantFrom(1, 20), async ({ age, ...texts }, first) => {
      const values = [texts.keyword, texts.qualification, texts.location, texts.skills].map(like);
      const result = await db.pool.query<{ id: string }>(plain, [...values, age?.[0] ?? null, age?.[1] ?? null]);
      const expected = result.rows.map(({ id }) => id);
      const wanted = { ...texts, ageRange: age?.join("-") ?? null };
      const page = await searchSeekers(db, candidates, wanted, { first });
      expect(page.nodes).toEqual(expected.slice(0, first));
      const next = await searchSeekers(db, candidates, wanted, { first, after: endCursor(page) });
      if (page.nodes.length > 0) expect(next.nodes).toEqual(expected.slice(first, 2 * first));
      expect(await page.total?.()).toEqual({ count: Math.min(expected.length, 1000), capped: expected.length > 1000 });
    }),
    { numRuns: 150 },
  );
});
