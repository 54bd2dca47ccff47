import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";

const { app, visit } = testSite();

async function openDashboard(companyName: string, prepare: (companyId: string) => Promise<unknown> = async () => {}) {
  const { id } = await app.build.recruiter({
    name: companyName,
    createdAt: new Date("2024-03-03T12:00:00Z"),
  });
  await prepare(id);
  const page = await visit("/main-recruiter", { as: { id } });
  await page.getByRole("heading", { level: 1, name: `${companyName}'s Dashboard` }).waitFor();
  return page;
}

it("starts empty, with a next step", async () => {
  const page = await openDashboard("New Company");
  await page.getByText("No Jobs Uploaded").waitFor();
  await page.getByText("No Recent Applications").waitFor();
  const steps = page.getByRole("region", { name: "Get started" }).getByRole("listitem");
  expect(await steps.getByRole("heading").allTextContents()).toEqual(["Show who you are", "Post a job", "Share it"]);
});

it("shows exact counters, the newest two of each, the company, and charts that are also a table", async () => {
  const page = await openDashboard("Acme", async (companyId) => {
    const job = await app.build.job({ companyId, title: "First job", createdAt: new Date("2026-01-01") });
    await app.build.job({ companyId, title: "Second job", createdAt: new Date("2026-01-02") });
    await app.build.job({ companyId, title: "Third job", createdAt: new Date("2026-01-03") });
    for (const [index, status] of (["APPLIED", "ACCEPTED", "ACCEPTED", "REJECTED"] as const).entries()) {
      const seeker = await app.build.seeker({ name: `Seeker ${"ABCD"[index]}` });
      const { id: resumeFileId } = await app.build.file({ ownerId: seeker.id });
      await app.db.prisma.seeker.update({ where: { id: seeker.id }, data: { resumeFileId } });
      const appliedAt = new Date(Date.now() - index * 1000);
      await app.build.application({ jobId: job.id, seekerId: seeker.id, status, appliedAt });
    }
  });
  const counter = (label: string) => page.locator("dl > div").filter({ hasText: label }).locator("dd");
  expect(await counter("Jobs Posted").textContent()).toBe("3");
  expect(await counter("Applications Received").textContent()).toBe("4");
  expect(await counter("Applications Accepted").textContent()).toBe("2");
  expect(await counter("Applications rejected").textContent()).toBe("1");
  const waiting = page.getByRole("region", { name: "Needs your review" });
  const review = waiting.getByRole("link", { name: "1 awaiting a decision for First job" });
  expect(await review.getAttribute("href")).toMatch(/^\/main-recruiter\/applicants\/[\w-]+\/review$/);
  const jobs = page.getByRole("list", { name: "Recently Posted Jobs" }).getByRole("article");
  expect(await jobs.evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")))).toEqual([
    "Third job",
    "Second job",
  ]);
  await page.getByRole("list", { name: "Recent Applications" }).getByText("Applied to First job").first().waitFor();
  expect(await page.getByText("from the profile, none was sent").count()).toBe(2);
  await page.getByText("Joined 3 March 2024").waitFor();
  await page.getByText("11-50 employees").waitFor();
  const weeks = page.getByRole("list", { name: "Received each week" }).getByRole("link");
  expect(await weeks.last().textContent()).toMatch(/^4 received in the week of \d+ \w+$/);
  await page.getByRole("button", { name: "Show as a table" }).click();
  await page.getByRole("table").waitFor();
  expect(await page.getByRole("row").count()).toBe(13);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Edit company profile" }).click();
  await page.waitForURL("**/main-recruiter/recruiterprofile-edit");
});

it.each([
  ["1440 pixels", { width: 1440, height: 900 }, ""],
  ["1024 pixels", { width: 1024, height: 768 }, ""],
  ["390 pixels with text twice as large", PHONE, "html { font-size: 200% !important; }"],
])("fits words of 150 characters into %s", async (_where, viewport, css) => {
  const { id } = await app.build.recruiter({ name: "Long & Co" });
  const title = "Schiffbau".repeat(17).slice(0, 150);
  const job = await app.build.job({ companyId: id, title, location: "Llanfair".repeat(19).slice(0, 150) });
  await app.build.application({ jobId: job.id, seekerId: (await app.build.seeker()).id });
  const page = await visit("/main-recruiter", { as: { id }, viewport, bypassCSP: true });
  const card = page.getByRole("article", { name: title });
  await card.waitFor();
  if (css) await page.addStyleTag({ content: css });
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await page.locator("html").evaluate(overflow)).toBe(0);
  expect(await card.evaluate(overflow)).toBe(0);
});

it("opens the applicants of each figure, over all jobs, and from a row the review of its job", async () => {
  const page = await openDashboard("Rows & Co", async (companyId) => {
    const { prisma } = app.db;
    const interview = await prisma.companyStage.findFirstOrThrow({ where: { companyId, name: "Interview" } });
    const today = new Date(new Date().toISOString().slice(0, 10));
    for (const [title, name, more] of [
      ["Baker", "Asha", { answerDueOn: today, source: "WIDGET" }],
      ["Miller", "Bala", { stageId: interview.id }],
      ["Miller", "Chen", { status: "ACCEPTED" }],
    ] as const) {
      const known = await prisma.job.findFirst({ where: { companyId, title } });
      const jobId = (known ?? (await app.build.job({ companyId, title }))).id;
      await app.build.application({ jobId, seekerId: (await app.build.seeker({ name })).id, ...more });
    }
  });
  const cards = page.getByRole("list", { name: "Applicants" }).getByRole("article");
  const expectRows = async (link: string | RegExp, names: string[]) => {
    await page.getByRole("link", { name: link }).first().click();
    await page.getByRole("heading", { level: 1, name: "Applicants" }).waitFor();
    await expect
      .poll(() => cards.evaluateAll((found) => found.map((card) => card.getAttribute("aria-label")).sort()))
      .toEqual(names);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Rows & Co's Dashboard" }).waitFor();
  };
  await page.getByRole("region", { name: "In interview" }).getByText("1 in Interview for Miller").waitFor();
  await expectRows("Applications Received: 3", ["Asha", "Bala", "Chen"]);
  await expectRows("Applications Accepted: 1", ["Chen"]);
  await expectRows("1 response due today", ["Asha"]);
  await expectRows(/^3 received in the week of/, ["Asha", "Bala", "Chen"]);
  await expectRows(/^Jobs on the company's own site/, ["Asha"]);
  await expectRows(/^Unknown source/, ["Bala", "Chen"]);
  await expectRows(/^Interview \(1\)/, ["Bala"]);
  await page.getByRole("link", { name: "1 response due today" }).click();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByText("No Results").or(page.getByText("Oops!")).first().waitFor();
  await page.goto("/main-recruiter/applicants?tab=ALL");
  await page.getByRole("link", { name: "Review Asha for Baker" }).click();
  await page.waitForURL("**/review?tab=ACCEPTED&applicant=*");
});
