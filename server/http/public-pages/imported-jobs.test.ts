import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { JobPosting, WithContext } from "schema-dts";
import { expect, test } from "vitest";
import { loadDemo } from "../../../prisma/demo/load-demo.ts";
import { jobPath } from "../../../shared/public-paths.ts";
import type { CompanyProfile } from "../../companies/companies.types.ts";
import { importJobs } from "../../jobs/import/import-jobs.ts";
import { mappingSchema, type Row } from "../../jobs/import/mapping.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { jobPostingRules } from "../../testing/job-posting-rules.ts";
import { pageAt } from "../../testing/public-page.ts";
import { testApp } from "../../testing/test-app.ts";
import { untidyRows } from "../../testing/untidy-rows.ts";
import { jobPosting } from "./structured-data.ts";

const app = testApp();

const ROWS = 800;
/** Number of pages to check. */
const PAGES = 40;
const BATCH = 500;

/** Reads generated rows, or those of a real file: JOBS_CSV names one in the format of docs/nyc-jobs.mapping.json. */
async function readRows(): Promise<Row[]> {
  const { JOBS_CSV } = process.env;
  if (!JOBS_CSV) return untidyRows(ROWS);
  const rows: Row[] = parse(await readFile(JOBS_CSV, "utf8"), { columns: true, bom: true, relax_quotes: true });
  // Every row counts, even if several describe one job.
  return rows.map((row, line) => ({ ...row, "Job ID": String(line) }));
}

/** Builds the structured data of all jobs as their pages do. @returns it with its problems */
async function readPostings() {
  const { services, platform } = app.app;
  const ids = (await app.db.prisma.job.findMany({ select: { id: true } })).map(({ id }) => id);
  const companies = new Map<string, CompanyProfile>();
  const flaws: string[] = [];
  const postings: WithContext<JobPosting>[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const job of await services.jobs.views(null, ids.slice(start, start + BATCH))) {
      const { slug } = job.company;
      const company = companies.get(slug) ?? (await services.companies.get(slug));
      companies.set(slug, company);
      const posting = jobPosting(job, company, platform.publicUrl);
      const { error } = jobPostingRules.safeParse(posting);
      if (error) flaws.push(`${error.message}\n${JSON.stringify(posting)}`);
      postings.push(posting);
    }
  }
  return { flaws, postings };
}

test("every imported job provides what search engines require, whatever the source says", {
  timeout: 120_000,
}, async () => {
  const mapping = mappingSchema.parse(
    JSON.parse(await readFile(join(packageRoot, "docs/nyc-jobs.mapping.json"), "utf8")),
  );
  const rows = await readRows();
  const report = await importJobs(app.db, rows, mapping, new Date());
  expect(report).toMatchObject({ inserted: rows.length, refusals: [] });

  const { flaws, postings } = await readPostings();
  expect(flaws).toEqual([]);
  expect(postings).toHaveLength(rows.length);
  for (const posting of postings) {
    expect(JSON.stringify(posting)).toContain('"US"');
  }
  const stated = await app.db.prisma.job.count({ where: { salaryLabel: { not: "" } } });
  expect(stated).toBeGreaterThan(rows.length / 2);
  expect(postings.filter(({ baseSalary }) => baseSalary)).toHaveLength(stated);
});

test("their pages contain exactly that", async () => {
  const jobs = await app.db.prisma.job.findMany({ orderBy: { externalId: "asc" } });
  const sample = jobs.filter((_, index) => index % Math.floor(jobs.length / PAGES) === 0);
  for (const job of sample) {
    const [posting] = (await pageAt(app, jobPath(job))).data;
    const { error, data } = jobPostingRules.safeParse(posting);
    expect(error?.message, JSON.stringify(posting)).toBeUndefined();
    expect(data).toMatchObject({ title: job.title, identifier: { value: job.externalId } });
  }
});

test("so does every job of the demo, open or not", { timeout: 60_000 }, async () => {
  await app.db.prisma.company.deleteMany();
  await app.db.prisma.account.deleteMany();
  await loadDemo(app.app.platform);
  const { flaws, postings } = await readPostings();
  expect(flaws).toEqual([]);
  expect(postings).toHaveLength(61);
});
