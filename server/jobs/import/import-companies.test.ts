import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { importJobs } from "./import-jobs.ts";
import { mappingSchema, type Row } from "./mapping.ts";

const app = testApp();
const mapping = mappingSchema.parse({
  externalId: { column: "id" },
  recruiter: { company: { column: "company" }, location: "Pune", emailDomain: "jobs.example.com" },
  fields: {
    ...{ title: { column: "title" }, description: { column: "title" } },
    ...{ industry: { value: "IT" }, jobType: { value: "Full-time" }, workMode: { value: "onSite" } },
  },
});
const row = (id: string, company: string): Row => ({ id, company, title: `Job ${id} of ${company}` });
const importRows = (...rows: Row[]) => importJobs(app.db, rows, mapping, new Date());
const stored = async (...ids: string[]) => {
  const select = { title: true, company: { select: { name: true } } } as const;
  const where = { externalId: { in: ids } };
  const jobs = await app.db.prisma.job.findMany({ where, select, orderBy: { title: "asc" } });
  return jobs.map(({ title, company }) => [title, company.name]);
};
const oldCompany = async (email: string, name: string) => {
  const { id } = await app.build.recruiter({ name });
  await app.db.prisma.account.update({ where: { id }, data: { email } });
  return id;
};

const SAME_SLUG = [
  ...["अल्फा कंपनी", "सूर्य उद्योग", "தமிழ் நிறுவனம்", "கடல் உணவு", "株式会社山田"],
  ...["C++ Labs", "C Labs", "C# Labs", "Müller GmbH", "Muller GmbH", `${"a".repeat(70)} one`, `${"a".repeat(70)} two`],
];

test("different names are different companies, and a job never changes hands", async () => {
  expect(await importRows(...SAME_SLUG.map((name) => row("100", name)))).toMatchObject({ inserted: 12, refusals: [] });
  const expected = SAME_SLUG.map((name) => [`Job 100 of ${name}`, name]).sort();
  expect((await stored("100")).sort()).toEqual(expected);
  for (const name of [...SAME_SLUG].reverse())
    expect(await importRows(row("100", name))).toMatchObject({ unchanged: 1, refusals: [] });
  expect((await stored("100")).sort()).toEqual(expected);
});

test("a company is one in every spelling of its name, and keeps the first", async () => {
  const rows = [row("200", "Alpha"), row("200", "ALPHA"), row("201", "alpha"), row("202", "Café Nord")];
  expect(await importRows(...rows)).toMatchObject({ inserted: 3, repeated: 1 });
  expect(await importRows(row("203", "ALPHA"), row("204", "Café Nord".normalize("NFD")))).toMatchObject({
    inserted: 2,
  });
  expect((await stored("200", "201", "202", "203", "204")).map(([, company]) => company)).toEqual([
    ...["Alpha", "Alpha", "Café Nord", "Alpha", "Café Nord"],
  ]);
});

test("companies of earlier versions are found at their old address, by their own name only", async () => {
  const ids = [
    await oldCompany("company@jobs.example.com", "पुराना नाम"),
    await oldCompany("d-labs@jobs.example.com", "D# Labs"),
  ];
  const names = ["पुराना नाम", "D# Labs", "नया नाम", "D Labs"];
  expect(await importRows(...names.map((name) => row("300", name)))).toMatchObject({ inserted: 4, refusals: [] });
  expect(await app.db.prisma.job.count({ where: { externalId: "300", companyId: { in: ids } } })).toBe(2);
  expect((await stored("300")).sort()).toEqual(names.map((name) => [`Job 300 of ${name}`, name]).sort());
});

test("a row whose company's address belongs to another name is refused, and does not affect the others", async () => {
  await oldCompany("granite@jobs.example.com", "Slate Group");
  const report = await importRows(row("400", "Granite"), row("401", "Marble"), row("402", "M".repeat(121)));
  expect(report).toMatchObject({ inserted: 1 });
  const taken = "The address of its company, granite@jobs.example.com, belongs to “Slate Group”.";
  expect(report.refusals).toEqual([
    { line: 3, externalId: "402", reason: "The name of its company is longer than 120 characters." },
    { line: 1, externalId: "400", reason: expect.stringContaining(taken) },
  ]);
});
