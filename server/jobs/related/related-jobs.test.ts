import { describe, expect, it } from "vitest";
import { JobDetailsDocument } from "../../../web/generated/jobs/jobs.ts";
import { codeOf } from "../../applications/testing/scene.testing.ts";
import { daysAgo } from "../../testing/days.ts";
import { forTheFile, graphql, testApp } from "../../testing/test-app.ts";
import { titleWords } from "./title-words.ts";

const RELATED = graphql(`query RelatedJobsOf($jobId: ID!) { relatedJobs(jobId: $jobId) {
  companyActiveOn similar { title viewerHasSaved } } }`);

describe("related jobs", () => {
  const app = testApp();
  const related = async (jobId: string) => (await app.expectOk(RELATED, { jobId })).relatedJobs;
  const titles = (jobs: readonly { title: string }[]) => jobs.map(({ title }) => title);
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const own = forTheFile(() => app.build.recruiter());
  const other = forTheFile(() => app.build.recruiter());

  it("similar jobs of other companies share words, industry or place, most similar first; closed ones and the company's own are excluded", async () => {
    const weaver = { industry: "DESIGN", location: "Kochi", workMode: "ONSITE" } as const;
    const job = await app.build.job({ companyId: own.id, title: "Senior Silk Weaver", ...weaver });
    await app.build.job({ companyId: other.id, title: "Weaver (cotton)", ...weaver, location: "Pune" });
    await app.build.job({ companyId: other.id, title: "Silk weaver", ...weaver });
    await app.build.job({ companyId: other.id, title: "Potter", ...weaver });
    await app.build.job({ companyId: other.id, title: "Senior Baker", industry: "OTHER", location: "Goa" });
    await app.build.job({ companyId: other.id, title: "Silk weaver, closed", ...weaver, status: "CLOSED" });
    await app.build.job({ companyId: own.id, title: "Silk weaver of our own", ...weaver });
    const { similar } = await related(job.id);
    expect(titles(similar)).toEqual(["Silk weaver", "Weaver (cotton)", "Potter"]);
    expect(similar.every(({ viewerHasSaved }) => !viewerHasSaved)).toBe(true);
  });

  it("the same job in other locations: the company's open ones that differ in nothing else that lists show", async () => {
    const same = { companyId: own.id, title: "Loom Fitter", requirements: "Two hands" };
    const { id } = await app.build.job({ ...same, location: "Kochi, Kerala" });
    const pune = await app.build.job({ ...same, title: "LOOM  fitter", location: "Pune" });
    const agra = await app.build.job({ ...same, location: "Agra" });
    for (const unlike of [
      { location: "kochi, kerala" },
      { location: "Goa", status: "CLOSED" },
      { location: "Delhi", requirements: "Three hands" },
      { location: "Surat", companyId: other.id },
      { location: "" },
    ] as const) {
      await app.build.job({ ...same, ...unlike });
    }
    const meera = await app.signedInSeeker();
    const { prisma } = app.db;
    await prisma.savedJob.create({ data: { seekerId: meera.id, jobId: pune.id } });
    await prisma.hiddenListing.create({ data: { seekerId: meera.id, jobId: agra.id } });
    const elsewhere = async (as?: typeof meera) =>
      (await app.expectOk(JobDetailsDocument, { id }, as)).job.otherLocations;
    expect(await elsewhere()).toMatchObject([{ location: "Agra" }, { location: "Pune", viewerHasSaved: false }]);
    expect(await elsewhere(meera)).toMatchObject([{ location: "Pune", viewerHasSaved: true }]);
  });

  it("the company's last activity is posting, editing or deciding, not a seeker's application", async () => {
    const old = { createdAt: daysAgo(20), updatedAt: daysAgo(9) };
    const quiet = await app.build.job({ companyId: own.id, title: "Quiet", ...old });
    await app.build.application({ jobId: quiet.id });
    expect((await related(quiet.id)).companyActiveOn).toBe(dayOf(old.updatedAt));
    const busy = await app.build.job({ companyId: own.id, title: "Busy", ...old });
    await app.build.application({ jobId: busy.id, status: "REJECTED" });
    expect((await related(busy.id)).companyActiveOn).toBe(dayOf(new Date()));
  });

  it("related jobs of a closed job are hidden from those who may not see it", async () => {
    const { id } = await app.build.job({ companyId: own.id, status: "CLOSED" });
    expect(await codeOf(app.execute(RELATED, { jobId: id }))).toBe("NOT_FOUND");
  });
});

it.each([
  ["Sr. Engineer, C++ & Node.js (Remote)", ["engineer", "remote", "node"]],
  ["Senior Associate", []],
  ["Développeur Ελλάδα", ["développeur", "ελλάδα"]],
])("the significant words of '%s'", (title, words) => {
  expect(titleWords(title)).toEqual(words);
});
