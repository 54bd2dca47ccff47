import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../platform/package-root.ts";
import { graphql, testApp } from "../../testing/test-app.ts";
import { importJobs } from "./import-jobs.ts";
import { mappingSchema, type Row } from "./mapping.ts";
import { repairEncoding } from "./repair-encoding.ts";

const app = testApp();
const now = new Date("2026-03-01T12:00:00Z");
const mapping = mappingSchema.parse(JSON.parse(readFileSync(join(packageRoot, "docs/nyc-jobs.mapping.json"), "utf8")));

const importRows = (rows: Row[], by = mapping, more: Parameters<typeof importJobs>[4] = {}) =>
  importJobs(app.db, rows, by, now, more);
const imported = (...externalIds: string[]) =>
  app.db.prisma.job.findMany({ where: { externalId: { in: externalIds } }, orderBy: { externalId: "asc" } });
const row = (overrides: Row = {}): Row => ({
  "Job ID": "87990",
  Agency: "DEPARTMENT OF BUSINESS SERV.",
  "Posting Type": "Internal",
  "Business Title": "Account Manager",
  "Civil Service Title": "CONTRACT REVIEWER",
  "Job Category": "Finance",
  "Full-Time/Part-Time indicator": "",
  "Salary Range From": "42405",
  "Salary Range To": "65485",
  "Salary Frequency": "Annual",
  "Work Location": "110 William St. N Y",
  "Division/Work Unit": "Strategy & Analytics",
  "Job Description": "",
  "Minimum Qual Requirements": "New York Cityâ€™s residents",
  "Preferred Skills": "",
  "Posting Date": "2019-06-01T00:00:00.000",
  ...overrides,
});

test("a row becomes a job of its company, found by search, with its pay in the source's wording", async () => {
  const report = await importRows([row()]);
  expect(report).toMatchObject({ rows: 1, inserted: 1, refusals: [] });
  const FOUND = graphql(`query ImportedJobs {
    jobs(filter: { keyword: "business serv" }) { nodes { title requirements salaryLabel industry jobType company { name } } }
  }`);
  const { jobs } = await app.expectOk(FOUND);
  expect(jobs.nodes).toEqual([
    {
      ...{ title: "Account Manager", requirements: "New York City’s residents", industry: "FINANCE" },
      ...{ salaryLabel: "$42,405 to $65,485 a year", jobType: "FULL_TIME" },
      company: { name: "DEPARTMENT OF BUSINESS SERV." },
    },
  ]);
});

test("a second run changes only what has changed, and preserves questions that were added by hand", async () => {
  const questions = [{ id: "q1", kind: "TEXT", label: "Why this job?", required: true }];
  await app.db.prisma.job.updateMany({ data: { questions } });
  expect(await importRows([row()])).toMatchObject({ inserted: 0, updated: 0, unchanged: 1 });
  const changed = row({ "Business Title": "Senior Account Manager" });
  expect(await importRows([changed])).toMatchObject({ inserted: 0, updated: 1, unchanged: 0 });
  expect(await app.db.prisma.job.findMany()).toMatchObject([{ title: "Senior Account Manager", questions }]);
  const select = { kind: true, subject: true, actorId: true, detail: true };
  expect(await app.db.prisma.companyEvent.findMany({ orderBy: { createdAt: "asc" }, select })).toEqual([
    { kind: "JOB_POSTED", subject: "Account Manager", actorId: null, detail: "IMPORT" },
    { kind: "JOB_EDITED", subject: "Senior Account Manager", actorId: null, detail: "IMPORT" },
  ]);
});

test("of rows with the same id the preferred one is used", async () => {
  const rows = [
    row({ "Job ID": "5", "Business Title": "Inside" }),
    row({ "Job ID": "5", "Posting Type": "External", "Business Title": "Outside" }),
  ];
  expect(await importRows(rows)).toMatchObject({ inserted: 1, repeated: 1 });
  expect(await imported("5")).toMatchObject([{ title: "Outside" }]);
});

test("a row that is not a valid job is refused with the reason and does not affect the others", async () => {
  const rows = [
    row({ "Job ID": "6", "Business Title": "" }),
    row({ "Job ID": "" }),
    row({ "Job ID": "7" }),
    row({ "Job ID": "7\u202e1" }),
  ];
  const report = await importRows(rows);
  expect(report).toMatchObject({ inserted: 1 });
  expect(report.refusals).toEqual([
    { line: 1, externalId: "6", reason: "title: Please fill in all required fields." },
    { line: 2, externalId: "", reason: "It has no id." },
    ...[{ line: 4, externalId: "7\u202e1", reason: expect.stringContaining("has an invisible character after “7”.") }],
  ]);
});

test("a row without a posting date is refused, or gets the mapping's default, but never today's date", async () => {
  const rows = [
    row({ "Job ID": "8", "Posting Date": "" }),
    row({ "Job ID": "9", "Posting Date": "soon" }),
    row({ "Job ID": "10", "Posting Date": "2026-03-02" }),
  ];
  const posted = async () =>
    (await imported("8", "9", "10")).map(({ createdAt }) => createdAt.toISOString().slice(0, 10));
  const strict = { ...mapping, postedAt: { column: "Posting Date", join: " " } };
  expect((await importRows(rows, strict)).refusals.map(({ line, reason }) => [line, reason])).toEqual([
    [1, "postedAt: it has none; give postedAt a default to take such rows."],
    ...["soon", "2026-03-02"].map((day, index) => [
      index + 2,
      `postedAt: "${day}" in "Posting Date" is not a day up to today, written as YYYY-MM-DD; give postedAt a default to take such rows.`,
    ]),
  ]);
  expect(await posted()).toEqual([]);
  expect((await importRows(rows)).refusals).toHaveLength(0);
  expect(await posted()).toEqual(["2013-01-01", "2013-01-01", "2013-01-01"]);
});

test("jobs can be loaded for one recruiter, in the spellings of the closed lists", async () => {
  const recruiter = await app.signedInRecruiter();
  const own = mappingSchema.parse({
    externalId: { column: "id" },
    recruiter: { email: recruiter.email },
    fields: {
      ...{ title: { column: "title" }, description: { column: "title" } },
      ...{ industry: { value: "HealthCare" }, jobType: { value: "Half-time" } },
      ...{ workMode: { value: "onsite" }, salaryRange: { value: "15+ LPA" } },
    },
  });
  expect(await importJobs(app.db, [{ id: "1", title: "Nurse" }], own, now)).toMatchObject({ inserted: 1 });
  const [job] = await app.db.prisma.job.findMany({ where: { companyId: recruiter.id } });
  expect(job).toMatchObject({ jobType: "PART_TIME", industry: "HEALTHCARE", salaryLabel: "15+ LPA", salaryMax: null });
  expect(Number(job?.salaryMin)).toBe(15);
});

test.each([
  ["Cityâ€™s", "City’s"],
  ["naÃ¯ve cafÃ©", "naïve café"],
  ["sound café – as it is", "sound café – as it is"],
])("%j was %j before it was decoded wrongly", (damaged, sound) => {
  expect(repairEncoding(damaged)).toBe(sound);
});

test("suggestions for the jobs are counted, by the law of the country", async () => {
  const rows = [
    row({ "Job ID": "h1", "Business Title": "DEPUTY DIRECTOR" }),
    row({ "Job ID": "h2", "Business Title": "Watchman", "Salary Range From": "", "Salary Range To": "" }),
    row({ "Job ID": "h3", "Job Description": "Males only. Females only." }),
  ];
  const { hints } = await importRows(rows, { ...mapping, titleCase: false }, { hiringRules: "new-york" });
  expect(Object.fromEntries(hints)).toEqual({
    ...{ DEADLINE_MISSING: 3, DESCRIPTION_SHORT: 3, TITLE_SHOUTED: 1, PAY_MISSING: 1, GENDER: 2 },
  });
});

test("titles in capitals are converted to title case, joined columns are labelled, and a row without a deadline gets one", async () => {
  const own = mappingSchema.parse({
    ...mapping,
    titleCase: true,
    closesAfterDays: 30,
    fields: {
      ...mapping.fields,
      description: {
        columns: ["Job Description", "Civil Service Title", "Job Category"],
        labels: { "Civil Service Title": "Civil service title" },
      },
    },
  });
  const rows = [
    row({ "Job ID": "t1", "Business Title": "DEPUTY DIRECTOR OF IT II", "Posting Date": "2026-02-20" }),
    row({ "Job ID": "t2", "Business Title": "QA Lead, NYC", "Posting Date": "2026-02-20" }),
  ];
  await importRows(rows, own);
  const found = await imported("t1", "t2");
  expect(found.map(({ title }) => title)).toEqual(["Deputy Director of IT II", "QA Lead, NYC"]);
  expect(found[0]?.description).toBe("Civil service title: CONTRACT REVIEWER\n\nFinance");
  expect(found[0]?.applicationDeadline?.toISOString()).toBe("2026-03-22T00:00:00.000Z");
});

test("rows older than the mapping allows are refused", async () => {
  const rows = [
    row({ "Job ID": "o1", "Posting Date": "2026-01-01" }),
    row({ "Job ID": "o2", "Posting Date": "2026-02-20" }),
  ];
  expect(await importRows(rows, { ...mapping, maxAgeDays: 30 })).toMatchObject({
    inserted: 1,
    refusals: [{ externalId: "o1", reason: "postedAt: it is older than 30 days." }],
  });
});

test("no company is created with the name of a verified one: its rows are refused, and the others are imported", async () => {
  const { id: companyId } = await app.build.recruiter({ name: "Granite Bureau" });
  const at = new Date();
  await app.db.prisma.companyVerification.create({
    data: { companyId, domain: "granite.com", method: "DNS", nameKey: "granitebureau", verifiedAt: at, checkedAt: at },
  });
  const rows = [
    row({ "Job ID": "v1", Agency: "GRANITE BUREAU, Inc." }),
    row({ "Job ID": "v2", Agency: "Slate Bureau" }),
  ];
  const report = await importRows(rows);
  const reason = "Its company has the same name as a verified company, but a different account.";
  expect(report).toMatchObject({ inserted: 1, refusals: [{ line: 1, externalId: "v1", reason }] });
  const where = { name: { startsWith: "granite", mode: "insensitive" } } as const;
  expect(await app.db.prisma.company.count({ where })).toBe(1);
});

test("pay and days are read in the mapping's formats, or refused with the column, and never guessed", async () => {
  const own = (more: object) =>
    mappingSchema.parse({
      ...mapping,
      ...more,
      fields: {
        ...mapping.fields,
        applicationDeadline: { column: "Last day" },
        ...{ payMin: { column: "Pay" }, payCurrency: { value: "GBP" }, payUnit: { value: "YEAR" } },
      },
    });
  const plain = { "Last day": "", Pay: "" };
  const rows = [
    row({ "Job ID": "f1", ...plain, "Salary Range From": "38.000,00" }),
    row({ "Job ID": "f2", ...plain, "Last day": "31/12/2026" }),
    row({ "Job ID": "f3", ...plain, Pay: "38,000" }),
    row({ "Job ID": "f4", ...plain, "Posting Date": "01/02/2026" }),
  ];
  const unstated = { numberFormat: undefined, postedAt: { column: "Posting Date" } };
  const report = await importRows(rows, own(unstated));
  expect(report.inserted).toBe(0);
  expect(report.refusals.map(({ reason }) => reason)).toEqual([
    'salary.from: "38.000,00" in "Salary Range From" is not a plain number such as 1234.56; give the mapping a numberFormat to take others.',
    'applicationDeadline: "31/12/2026" in "Last day" is not a day written as YYYY-MM-DD; give the mapping a dateFormat to take others.',
    'payMin: "38,000" in "Pay" is not a plain number such as 1234.56; give the mapping a numberFormat to take others.',
    'postedAt: "01/02/2026" in "Posting Date" is not a day up to today, written as YYYY-MM-DD; give postedAt a default to take such rows.',
  ]);
  const stated = own({ ...unstated, numberFormat: "1.234,56", dateFormat: "DD/MM/YYYY" });
  const pay = { "Salary Range From": "38.000,00", "Salary Range To": "44.000,00" };
  const european = [{ Pay: "" }, { Pay: "38.500,50" }, { Pay: "n/a", "Salary Range From": "negotiable" }].map(
    (more, n) =>
      row({ "Job ID": `f${n + 5}`, ...pay, "Last day": "31/12/2026", "Posting Date": "01/02/2026", ...more }),
  );
  expect(await importRows(european, stated)).toMatchObject({ inserted: 3, refusals: [] });
  const found = await imported("f5", "f6");
  expect(found[0]).toMatchObject({
    ...{ salaryLabel: "$38,000 to $44,000 a year", createdAt: new Date("2026-02-01") },
    applicationDeadline: new Date("2026-12-31"),
  });
  expect(Number(found[1]?.payMin)).toBe(38_500.5);
});
