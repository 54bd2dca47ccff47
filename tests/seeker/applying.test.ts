import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { applySheet, sendApplication } from "../support/send-application.ts";

const { app, visit, once } = testSite();
const company = once(() => app.build.recruiter({ name: "Northwind Labs" }));
const job = once(() => app.build.job({ companyId: company.id, title: "Night Nurse" }));

async function open(seeker: { id: string }, options = {}): Promise<Page> {
  const page = await visit("/main", { as: seeker, ...options });
  await page.locator("#root:not([data-prerendered])").waitFor();
  return page;
}
const withResume = async () => {
  const { id } = await app.build.seeker({ name: "Meera Nair", photoFileId: null });
  const { id: resumeFileId } = await app.build.file({ ownerId: id, name: "meera-nair.pdf" });
  return app.db.prisma.seeker.update({ where: { id }, data: { resumeFileId } });
};
const applicationOf = (seekerId: string) => app.db.prisma.application.findFirst({ where: { seekerId, jobId: job.id } });
const apply = async (page: Page) => {
  const button = page.getByRole("button", { name: "Apply to Night Nurse" }).first();
  // On wide screens only an open job has it.
  if (!(await button.isVisible())) await page.getByRole("button", { name: "Details of Night Nurse" }).click();
  await button.click();
};
const noteIn = (page: Page) => applySheet(page).getByLabel("A note to Northwind Labs (optional)");

for (const viewport of [DESKTOP, PHONE]) {
  it(`shows what the company sees, and can be undone, at ${viewport.width} pixels`, async () => {
    const seeker = await withResume();
    const page = await open(seeker, { viewport });
    await apply(page);
    const sent = applySheet(page).getByRole("region", { name: "What is sent" });
    await sent.getByText("Northwind Labs sees:").waitFor();
    await sent.getByText("the resume meera-nair.pdf").waitFor();
    await sent.getByText(seeker.phone).waitFor();
    await sent.getByText(/ promises a response within \d+ days\.$/).waitFor();
    expect(await sent.getByRole("link", { name: /^(add|write|say) / }).count()).toBe(1);
    await expectAccessible(page);
    await noteIn(page).fill("I live around the corner.");
    await sendApplication(page);
    await page.getByRole("button", { name: "Applied to Night Nurse" }).first().waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Apply to Night Nurse" }).first().waitFor();
    await expect.poll(() => applicationOf(seeker.id)).toBeNull();
    await apply(page);
    expect(await noteIn(page).inputValue()).toBe("I live around the corner.");
  });
}

it("by keyboard: Escape keeps what was typed, Enter sends it with a note that the company sees", async () => {
  const seeker = await app.build.seeker();
  const page = await open(seeker);
  await page.keyboard.press("j");
  await page.getByRole("button", { name: "Apply to Night Nurse" }).waitFor();
  await page.keyboard.press("a");
  await noteIn(page).fill("I live around the corner.");
  await page.keyboard.press("Escape");
  await applySheet(page).waitFor({ state: "detached" });
  expect(await applicationOf(seeker.id)).toBeNull();
  await page.getByRole("button", { name: "Details of Night Nurse" }).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("a");
  expect(await noteIn(page).inputValue()).toBe("I live around the corner.");
  await noteIn(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Applied to Night Nurse" }).waitFor();
  await page.getByRole("button", { name: "Details of Night Nurse" }).and(page.locator(":focus")).waitFor();
  const application = await applicationOf(seeker.id);
  expect(application).toMatchObject({ coverNote: "I live around the corner.", source: "SEARCH" });

  const review = `/main-recruiter/applicants/${job.id}/review?applicant=${application?.id}`;
  const reviewing = await visit(review, { as: company });
  const noteShown = () =>
    reviewing.getByRole("region", { name: "Note from the applicant" }).getByText("around the corner").waitFor();
  await noteShown();
  await reviewing.goto(review.replace("/review", ""));
  await noteShown();
  await page.goto("/main/appliedjobs");
  await page.getByRole("region", { name: "Your note" }).getByText("around the corner").waitFor();
});

it("takes back by Escape an Apply whose sheet is still loading", async () => {
  const page = await visit("/main", { as: await app.build.seeker() });
  const load = await holdRequests(page, "**/apply-sheet*.js");
  await page.locator("#root:not([data-prerendered])").waitFor();
  await apply(page);
  await page.waitForURL(/[?&]apply=/);
  await page.keyboard.press("Escape");
  await page.waitForURL((url) => !url.searchParams.has("apply"));
  load();
});

it("stays on the page when Escape is pressed twice in quick succession", async () => {
  const page = await visit("/main", { as: await app.build.seeker() });
  await page.goto(`/main?job=${job.id}`);
  await page
    .getByRole("dialog", { name: "Job details" })
    .getByRole("button", { name: /^Apply to/ })
    .click();
  await noteIn(page).waitFor();
  await page.evaluate(() => {
    for (const _ of [1, 2]) window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  });
  await applySheet(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.get("job")).toBe(job.id);
});

it("says how little the company sees of someone with neither a resume nor a profile", async () => {
  const empty = { about: "", currentProfession: "", qualification: "", skills: [] };
  const page = await open(await app.build.seeker(empty));
  await apply(page);
  await applySheet(page)
    .getByText(/^your profile, which is \d+% complete$/)
    .waitFor();
  await applySheet(page).getByText("no resume, as there is none yet").waitFor();
  await applySheet(page).getByRole("link", { name: "upload your resume" }).click();
  await page.waitForURL("**/main/userprofile-edit#files");
  await page.goBack();
  await applySheet(page).waitFor();
});

it("says why nothing is undone once the company has decided", async () => {
  const seeker = await withResume();
  const page = await open(seeker);
  await apply(page);
  await sendApplication(page);
  await page.getByRole("button", { name: "Undo" }).waitFor();
  const application = await applicationOf(seeker.id);
  await app.db.prisma.application.update({ where: { id: application?.id ?? "" }, data: { status: "ACCEPTED" } });
  await page.getByRole("button", { name: "Undo" }).click();
  await page
    .getByText("The company has already acted on your application. Open Applied Jobs to see its status.")
    .waitFor();
  await page.getByRole("button", { name: "Applied to Night Nurse" }).first().waitFor();
});
