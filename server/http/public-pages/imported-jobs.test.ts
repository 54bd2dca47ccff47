import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jobPath } from "../../../shared/public-addresses.ts";
import type { PublicPage } from "../../../shared/public-pages.ts";
import { importJobs } from "../../jobs/import/import-jobs.ts";
import { mappingSchema, type Row } from "../../jobs/import/mapping.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { jobPostingRules } from "../../testing/job-posting-rules.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();

const TEXTS = [
  "",
  "You inspect.\r\n\r\n• Bridges\r\n• Tunnels & <ramps>",
  "cityâ€™s “best” \u0001 work",
  "A".repeat(9000),
];
const PLACES = ["110 William St. N Y", "", "55 Water St Ny Ny", "<Brooklyn>"];
const TITLES = ["Account Manager", "PROJECT MANAGER (M/F), 2 YRS.", "Ärztin/Arzt", "</script>"];

/** Every text with every place, title and kind of pay. */
const rows: Row[] = TEXTS.flatMap((text, one) =>
  PLACES.flatMap((place, two) =>
    TITLES.map((title, three) => ({
      "Job ID": `${one}${two}${three}`,
      Agency: ["DEPT OF BUILDINGS", "POLICE DEPARTMENT"][three % 2] ?? "",
      "Posting Type": "External",
      "Business Title": title,
      "Civil Service Title": "INSPECTOR",
      "Job Category": ["Finance", "Health", ""][two % 3] ?? "",
      "Full-Time/Part-Time indicator": ["F", "P", ""][one % 3] ?? "",
      "Salary Range From": ["42405", "0", "35.5"][three % 3] ?? "",
      "Salary Range To": ["65485", "0", "35.5"][three % 3] ?? "",
      "Salary Frequency": ["Annual", "Hourly", "Daily"][two % 3] ?? "",
      "Work Location": place,
      "Division/Work Unit": "Strategy",
      "Job Description": text,
      "Minimum Qual Requirements": text,
      "Preferred Skills": "",
      "Posting Date": "2019-06-01T00:00:00.000",
    })),
  ),
);

test("pages of imported jobs tell search engines what they ask for, whatever the source says", async () => {
  const mapping = mappingSchema.parse(
    JSON.parse(await readFile(join(packageRoot, "docs/nyc-jobs.mapping.json"), "utf8")),
  );
  const report = await importJobs(app.db, rows, mapping, new Date());
  expect(report.inserted).toBeGreaterThan(rows.length / 2);
  const jobs = await app.db.prisma.job.findMany({ select: { id: true, title: true } });
  for (const job of jobs) {
    const response = await fetch(app.url + jobPath(job), { headers: { "worklane-page": "data" } });
    const { data } = (await response.json()) as PublicPage;
    const { error } = jobPostingRules.safeParse(data[0]);
    expect(error?.message, JSON.stringify(data[0])).toBeUndefined();
    expect(data[0]).toMatchObject({ hiringOrganization: { name: expect.any(String) } });
    expect(JSON.stringify(data[0])).toContain('"US"');
  }
});
