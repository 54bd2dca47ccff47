import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildFile, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { UNDO_SECONDS } from "../../shared/applications.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { holdOperation } from "../support/hold-requests.ts";

const { app, visit } = testSite();
let companyId = "";
let jobId = "";
beforeAll(async () => {
  companyId = (await buildRecruiter(app.db.prisma, { name: "Northwind Labs" })).id;
  jobId = (await buildJob(app.db.prisma, { companyId, title: "Night Nurse" })).id;
});

async function open(seeker: { id: string }, options = {}): Promise<Page> {
  const page = await visit("/main", { as: seeker, ...options });
  await page.locator("#root:not([data-prerendered])").waitFor();
  return page;
}
const withResume = async () => {
  const { id } = await buildSeeker(app.db.prisma, { name: "Meera Nair", photoFileId: null });
  const { id: resumeFileId } = await buildFile(app.db.prisma, { ownerId: id, name: "meera-nair.pdf" });
  return app.db.prisma.seeker.update({ where: { id }, data: { resumeFileId } });
};
const applicationOf = (seekerId: string) => app.db.prisma.application.findFirst({ where: { seekerId, jobId } });
const apply = async (page: Page) => {
  const button = page.getByRole("button", { name: "Apply to Night Nurse" }).first();
  // On wide screens only an open job has it.
  if (!(await button.isVisible())) await page.getByRole("button", { name: "Details of Night Nurse" }).click();
  await button.click();
};
const receiptOn = (page: Page) => page.getByRole("region", { name: "What was sent" });

describe("applying", () => {
  for (const viewport of [DESKTOP, PHONE]) {
    it(`shows what the company sees, and can be undone, at ${viewport.width} pixels`, async () => {
      const seeker = await withResume();
      const page = await open(seeker, { viewport });
      await apply(page);
      const receipt = receiptOn(page);
      await receipt.getByText("Northwind Labs sees:").waitFor();
      await receipt.getByText("the resume meera-nair.pdf").waitFor();
      await receipt.getByText(seeker.phone).waitFor();
      await receipt.getByText(/^Northwind Labs will respond by \d+ \w+ \d{4}\.$/).waitFor();
      expect(await receipt.getByRole("link", { name: /^(add|write|say) / }).count()).toBe(1);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("button", { name: "Apply to Night Nurse" }).first().waitFor();
      await expect.poll(() => applicationOf(seeker.id)).toBeNull();
      await receipt.waitFor({ state: "detached" });
    });
  }

  it("can be undone immediately, even while what the company sees is still loading", {
    tags: ["thorough"],
  }, async () => {
    const seeker = await withResume();
    const page = await open(seeker);
    const { requested, release } = await holdOperation(page, "ApplicationReceipt");
    await apply(page);
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await requested;
    expect(await receiptOn(page).count()).toBe(0);
    release();
    await receiptOn(page).getByText("the resume meera-nair.pdf").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => applicationOf(seeker.id)).toBeNull();
  });

  it("accepts a note, even while the time to undo ends, which the company sees with the applicant", async () => {
    const seeker = await buildSeeker(app.db.prisma);
    const page = await open(seeker);
    await page.clock.install();
    const { requested, release } = await holdOperation(page, "WriteCoverNote");
    await apply(page);
    await receiptOn(page).getByRole("button", { name: "Add a note" }).click();
    await page.keyboard.type("I live around the corner.");
    await expectAccessible(page);
    await receiptOn(page).getByRole("button", { name: "Save note" }).press("Enter");
    await requested;
    await page.mouse.move(0, 0);
    await page.clock.runFor(UNDO_SECONDS * 1000);
    await page.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    release();
    await receiptOn(page).getByRole("button", { name: "Change your note" }).and(page.locator(":focus")).waitFor();
    const application = await applicationOf(seeker.id);
    expect(application?.coverNote).toBe("I live around the corner.");

    const review = `/main-recruiter/applicants/${jobId}/review?applicant=${application?.id}`;
    const company = await visit(review, { as: { id: companyId } });
    await company.getByRole("region", { name: "Note from the applicant" }).getByText("around the corner").waitFor();
  });

  it("asks once when there is neither a resume nor a profile, and then sends on confirmation", async () => {
    const empty = { about: "", currentProfession: "", qualification: "", skills: [] };
    const seeker = await buildSeeker(app.db.prisma, empty);
    const page = await open(seeker);
    await apply(page);
    const question = page.getByRole("dialog", { name: "Apply without a resume?" });
    await question.getByRole("button", { name: "Not yet" }).click();
    await question.waitFor({ state: "detached" });
    expect(await applicationOf(seeker.id)).toBeNull();
    await apply(page);
    await page.getByRole("button", { name: "Applied to Night Nurse" }).first().waitFor();
    await receiptOn(page).getByText("no resume").waitFor();
    expect(await applicationOf(seeker.id)).not.toBeNull();
  });

  it("reports that it is too late to undo once the company has decided", async () => {
    const seeker = await withResume();
    const page = await open(seeker);
    await apply(page);
    await receiptOn(page).waitFor();
    const application = await applicationOf(seeker.id);
    await app.db.prisma.application.update({ where: { id: application?.id ?? "" }, data: { status: "ACCEPTED" } });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("It is too late to undo this. You can still withdraw the application.").waitFor();
    await page.getByRole("button", { name: "Applied to Night Nurse" }).first().waitFor();
  });
});
