import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Option } from "../../../shared/closed-list.ts";
import { EXPERIENCE_LEVELS, INDUSTRIES, JOB_TYPES, WORK_MODES } from "../../../shared/jobs.options.ts";
import { COMPANY_SIZES } from "../../../shared/recruiters.options.ts";
import { endCursor } from "../../platform/search/page.ts";
import { dayFromToday } from "../../testing/days.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { refreshCompanyOfJobs } from "../job.store.ts";
import { countJobs, searchJobs } from "./job-search.store.ts";
import type { JobSearch } from "./job-search.ts";

const db = testDatabase();

async function titles(search: JobSearch, first = 50): Promise<string[]> {
  return (await searchJobs(db, search, { first }, null, "card")).nodes.map(({ title }) => title);
}

describe("a keyword", () => {
  beforeAll(async () => {
    await db.build.job({
      ...{
        title: "Sonar Captain",
        jobType: "PART_TIME",
        industry: "HEALTHCARE",
        workMode: "ONSITE",
        location: "Kochi",
      },
      ...{ experienceLevel: "FROM_0_TO_1", description: "submarine" },
      requirements: "C++ and 100% calm\nsnake_case \\ back",
      recruiter: { name: "Deep & Co", size: "OVER_1000" },
    });
  });

  test.each([
    ["captain", "the title"],
    ["deep &", "the company's name"],
    ["part-time", "the job type"],
    ["Half-Time", "the job type as the filter spells it"],
    ["KOCHI", "the location"],
    ["onsite", "the work mode"],
    ["HealthCare", "the category"],
    ["c++", "the requirements"],
    ["0-1 year", "the experience"],
    ["1000+", "the company size"],
    ["submarine", "the description, as a word"],
    ["calm captain", "words of several fields in any order"],
  ])("finds %j: %s", async (keyword) => {
    expect(await titles({ keyword })).toContain("Sonar Captain");
  });

  test.each([
    ["ubmarin", "a part of a word of the description"],
    ["captaindeep", "nothing runs across two fields"],
    ["captain\u001fdeep", "not even with the separator"],
    ["1_0% c", "an underscore is itself"],
    ["s%e", "a percent sign is itself"],
    ["11-50", "odd form values are not words"],
  ])("does not find %j: %s", async (keyword) => {
    expect(await titles({ keyword })).not.toContain("Sonar Captain");
  });

  test("every spelling of every choice is found", async () => {
    const words = async (name: string, options: readonly Option<string>[]) => {
      for (const { value, label, alsoSpelt = [] } of options) {
        const { rows } = await db.pool.query("select search_fields(choice_words($1)) as text", [value]);
        for (const spelling of [label, ...alsoSpelt]) {
          // Odd values of the edit form (docs/specification.md 3.7) stand for a job type but are not searchable words.
          const odd = name === "job_type" && /^\d/.test(spelling);
          expect(rows[0].text.includes(spelling.toLowerCase()), `${value}: ${spelling}`).toBe(!odd);
        }
      }
    };
    const lists = { job_type: JOB_TYPES, work_mode: WORK_MODES, experience_level: EXPERIENCE_LEVELS };
    const all = { ...lists, industry: INDUSTRIES, company_size: COMPANY_SIZES };
    for (const [name, options] of Object.entries(all)) await words(name, options);
  });
});

describe("a salary", () => {
  const keyword = "SalaryCase";
  beforeAll(async () => {
    const { id: companyId } = await db.build.recruiter();
    for (const [title, salaryMin, salaryMax] of [
      ["none", null, null],
      ["3-4", 3, 4],
      ["3-5", 3, 5],
      ["15+", 15, null],
    ] as const) {
      await db.build.job({ companyId, title, location: keyword, salaryMin, salaryMax });
    }
  });

  test.each([
    [{}, ["15+", "3-4", "3-5", "none"]],
    [{ salaryMin: 4 }, ["15+", "none"]],
    [{ salaryMax: 100 }, ["3-4", "3-5", "none"]],
    [{ salaryRange: "OVER_15_LPA" }, ["15+", "none"]],
    [{ salaryRange: "FROM_3_TO_4_LPA" }, ["3-4", "none"]],
  ])("%j finds %j", async (salary, expected) => {
    expect((await titles({ keyword, ...salary })).sort()).toEqual(expected);
  });
});

test("open jobs are found: not closed or deleted ones, and until the end of the last day", async () => {
  const location = "OpenCase";
  await db.build.job({ title: "open", location });
  await db.build.job({ title: "last day", location, applicationDeadline: dayFromToday(0) });
  await db.build.job({ title: "late", location, applicationDeadline: dayFromToday(-1) });
  await db.build.job({ title: "closed", location, status: "CLOSED" });
  await db.build.job({ title: "deleted", location, deletedAt: new Date() });
  expect((await titles({ keyword: location })).sort()).toEqual(["last day", "open"]);
  expect(await countJobs(db, { keyword: location })).toEqual({ count: 2, capped: false });
});

test("only the viewer's own flags are returned", async () => {
  const job = await db.build.job({ location: "FlagCase" });
  const me = await db.build.seeker();
  const other = await db.build.seeker();
  await db.build.application({ jobId: job.id, seekerId: me.id, status: "ACCEPTED" });
  await db.build.savedJob({ jobId: job.id, seekerId: other.id });
  const flags = async (viewer: string | null) =>
    (await searchJobs(db, { keyword: "flagcase" }, { first: 1 }, viewer, "card")).nodes.map((node) => [
      node.viewerHasSaved,
      node.viewerApplicationStatus,
    ]);
  expect(await flags(me.id)).toEqual([[false, "ACCEPTED"]]);
  expect(await flags(other.id)).toEqual([[true, null]]);
  expect(await flags(null)).toEqual([[false, null]]);
});

test("a renamed company is found by its new name once the background task has run", async () => {
  const recruiter = await db.build.recruiter({ name: "Oldname Ltd" });
  for (let n = 0; n < 3; n++) await db.build.job({ companyId: recruiter.id });
  await db.prisma.company.update({ where: { id: recruiter.id }, data: { name: "Newname Ltd" } });
  expect(await refreshCompanyOfJobs(db, recruiter.id)).toBe(3);
  expect(await refreshCompanyOfJobs(db, recruiter.id)).toBe(0);
  expect(await countJobs(db, { keyword: "newname" })).toEqual({ count: 3, capped: false });
  expect(await countJobs(db, { keyword: "oldname" })).toEqual({ count: 0, capped: false });
});

describe("compared with the definition in docs/specification.md 5.7", () => {
  const LETTERS = ["a", "b", "A", "%", "_", "\\", " ", "é", "Ä", "ß", "İ", "ज", "+", "1", "-", "😀", "\n"];
  const word = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 6 });
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
  const one = <T extends string>(options: readonly Option<T>[]) =>
    fc.constantFrom(...options.map(({ value }) => value));

  beforeAll(async () => {
    const recruiters = await Promise.all(
      COMPANY_SIZES.map(({ value }, n) =>
        db.build.recruiter({ size: value, name: ["aB", "Ä%b", "1_ é", "x\\y", "ज ß", "+-+"][n] ?? "z" }),
      ),
    );
    const job = fc.record({
      companyId: fc.constantFrom(...recruiters.map(({ id }) => id)),
      title: word.map((text) => text.trim() || "a"),
      location: word,
      requirements: fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 30 }),
      jobType: one(JOB_TYPES),
      workMode: one(WORK_MODES),
      industry: one(INDUSTRIES),
      experienceLevel: maybe(one(EXPERIENCE_LEVELS)),
      createdAt: fc.integer({ min: 0, max: 50 }).map((n) => new Date(1_700_000_000_000 + n)),
      status: fc.constantFrom("OPEN" as const, "OPEN" as const, "OPEN" as const, "CLOSED" as const),
      applicationDeadline: maybe(fc.constantFrom(-1, 0, 1).map(dayFromToday)),
      salaryMin: fc.integer({ min: 1, max: 5 }),
      salaryMax: fc.integer({ min: 5, max: 9 }),
    });
    const rows = fc.sample(job, { numRuns: 6000, seed: 7 }).map(({ salaryMin, salaryMax, ...rest }, n) => ({
      ...rest,
      description: "d",
      salaryMin: n % 4 === 0 ? null : salaryMin,
      salaryMax: n % 3 === 0 || n % 4 === 0 ? null : salaryMax,
    }));
    await db.prisma.job.createMany({ data: rows });
    await db.pool.query("analyze jobs");
  }, 120_000);

  const words = (options: readonly Option<string>[], column: string) => {
    const list = options.flatMap(({ value, label, alsoSpelt = [] }) =>
      [label, ...alsoSpelt.filter((text) => column !== "job_type" || !/^\d/.test(text))].map(
        (text) => `('${value}', '${text}')`,
      ),
    );
    return `exists (select from (values ${list.join(",")}) as known (value, spelling)
      where known.value = ${column}::text and known.spelling ilike $1)`;
  };
  const plain = `
    select job.id from jobs job join companies r on r.id = job.company_id
    where job.status = 'OPEN' and job.deleted_at is null
      and (job.application_deadline is null or job.application_deadline >= (now() at time zone 'utc')::date)
      and (job.title ilike $1 or r.name ilike $1 or ${words(JOB_TYPES, "job_type")} or job.location ilike $1
        or ${words(WORK_MODES, "work_mode")} or ${words(INDUSTRIES, "job.industry")} or job.requirements ilike $1
        or ${words(EXPERIENCE_LEVELS, "experience_level")} or ${words(COMPANY_SIZES, "r.size")})
      and ($2::text is null or job_type::text = $2) and ($3::text is null or work_mode::text = $3)
      and ($4::text is null or experience_level::text = $4) and ($5::text is null or job.industry::text = $5)
      and ($6::text is null or r.size::text = $6)
      and (salary_min is null or ($7::numeric is null or salary_min >= $7))
      and (salary_min is null or ($8::numeric is null or salary_max <= $8))
    order by job.created_at desc, job.id desc`;

  const search = fc.record({
    keyword: maybe(
      fc.oneof(
        word,
        fc.constantFrom("full-time", "on", "1-", "half", "c++", "years", "it", "\u001f", "zzz", "5+ y", "ab"),
      ),
    ),
    jobType: maybe(one(JOB_TYPES)),
    workMode: maybe(one(WORK_MODES)),
    experienceLevel: maybe(one(EXPERIENCE_LEVELS)),
    industry: maybe(one(INDUSTRIES)),
    companySize: maybe(one(COMPANY_SIZES)),
    salaryMin: maybe(fc.integer({ min: 1, max: 4 })),
    salaryMax: maybe(fc.integer({ min: 4, max: 9 })),
  });
  const findPlainly = async ({ keyword, ...others }: JobSearch) => {
    const typed = (keyword ?? "").replaceAll("\u001f", "").trim();
    const pattern = `%${typed.replace(/[\\%_]/g, "\\$&")}%`;
    return (await db.pool.query<{ id: string }>(plain, [pattern, ...Object.values(others)])).rows.map(({ id }) => id);
  };
  const readAll = async (wanted: JobSearch, order: "BEST_MATCH" | "NEWEST", size: number, most: number) => {
    const found: { id: string; createdAt: Date }[] = [];
    for (let after: string | null = null; found.length < most; ) {
      const page = await searchJobs(db, wanted, { first: size, after, order }, null, "card");
      found.push(...page.nodes);
      if (!page.hasNextPage) return { found, isWhole: true };
      after = endCursor(page);
    }
    return { found, isWhole: false };
  };
  const first = fc.constantFrom(1, 20, 50);

  test("without a keyword, the same jobs are found in the same order", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(search, first, async (wanted, size) => {
        const filters = { ...wanted, keyword: null };
        const expected = await findPlainly(filters);
        const { found } = await readAll(filters, "NEWEST", size, 2 * size);
        expect(found.map(({ id }) => id)).toEqual(expected.slice(0, found.length));
        expect(found.length).toBe(Math.min(expected.length, 2 * size));
        expect(await countJobs(db, filters)).toEqual({
          count: Math.min(expected.length, 1000),
          capped: expected.length > 1000,
        });
      }),
      { numRuns: 60 },
    );
  });

  test.each(["BEST_MATCH", "NEWEST"] as const)(
    "every job that contains the keyword is found exactly once: %s",
    { timeout: 120_000 },
    async (order) => {
      await fc.assert(
        fc.asyncProperty(search, async (wanted) => {
          const expected = await findPlainly(wanted);
          const { found, isWhole } = await readAll(wanted, order, 50, 500);
          const ids = found.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          if (isWhole) {
            expect(ids).toEqual(expect.arrayContaining(expected));
            expect(await countJobs(db, wanted)).toEqual({ count: ids.length, capped: false });
          } else if (order === "NEWEST") {
            expect(found.map(({ createdAt }) => -createdAt.getTime())).toEqual(
              found.map(({ createdAt }) => -createdAt.getTime()).sort((a, b) => a - b),
            );
          }
        }),
        { numRuns: 75 },
      );
    },
  );
});

describe("for programs, a search", () => {
  const title = "First of its company";
  let companyId = "";
  beforeAll(async () => {
    ({ companyId } = await db.build.job({ title, recruiter: { name: "Rows & Lines" } }));
    await db.build.job({ title: "Of another company" });
    await db.pool.query(
      "update jobs set created_at = '2026-01-01T10:00:00Z', updated_at = '2026-02-01T10:00:00Z' where title = $1",
      [title],
    );
  });

  test("returns one company's jobs, and refuses an invalid id", async () => {
    expect(await titles({ companyId })).toEqual([title]);
    expect(await titles({ companyId, keyword: "another" })).toEqual([]);
    expect(await countJobs(db, { companyId })).toMatchObject({ count: 1 });
    const details = { fields: { companyId: "Provide the id of a company." } };
    await expect(titles({ companyId: "acme" })).rejects.toMatchObject({ code: "BAD_USER_INPUT", details });
  });

  test.each([
    ["2026-01-01T09:59:59Z", "2026-01-01T10:00:01Z", true],
    ["2026-01-01T10:00:00Z", "2026-01-02T00:00:00Z", false],
    ["2025-12-31T00:00:00Z", "2026-01-01T10:00:00Z", false],
  ])("returns jobs posted after %s and before %s: %j", async (after, before, isFound) => {
    const found = await titles({ postedAfter: new Date(after), postedBefore: new Date(before) });
    expect(found.includes(title)).toBe(isFound);
  });

  test.each([
    ["2026-02-01T09:59:59Z", true],
    // A change that was still being written at that time is seen afterwards.
    ["2026-02-01T10:00:59Z", true],
    ["2026-02-01T10:01:00Z", false],
  ])("returns jobs changed after %s, or up to a minute before: %j", async (moment, isFound) => {
    const found = await titles({ companyId, updatedAfter: new Date(moment) });
    expect(found).toEqual(isFound ? [title] : []);
  });
});
