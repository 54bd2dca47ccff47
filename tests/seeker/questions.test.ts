import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildJob, buildSeeker } from "../../prisma/factories/index.ts";
import { pdf } from "../../server/testing/sample-files.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";

const { app, openAs, visit } = testSite();
const UNLIMITED = { choices: [], needed: [], minimum: null, maximum: null };
const WHY = { id: "why", kind: "TEXT", label: "Why us?", required: true, ...UNLIMITED };

it("the public page of a job with questions leads to them, and a job without is applied to immediately", async () => {
  const { id: seekerId } = await buildSeeker(app.db.prisma);
  const questions = [{ ...WHY, required: false }];
  const { id } = await buildJob(app.db.prisma, { title: "Baker", questions });
  const page = await visit(`/jobs/${id}`, { as: { id: seekerId } });
  await page.getByText("What you are asked when you apply").waitFor();
  await page.getByRole("button", { name: "Apply" }).click();
  const sheet = page.getByRole("dialog", { name: "Apply to Baker" });
  await sheet.getByLabel("Why us?").fill("Your bread.");
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect
    .poll(() => app.db.prisma.application.findFirst({ where: { seekerId }, include: { answers: true } }))
    .toMatchObject({ source: "PUBLIC_PAGE", answers: [{ label: "Why us?", text: "Your bread." }] });

  const { id: plain } = await buildJob(app.db.prisma, { title: "Miller" });
  await page.goto(`/main?job=${plain}`);
  await page.getByRole("button", { name: "Apply to Miller" }).first().click();
  await page.getByRole("region", { name: "What was sent" }).waitFor();
  expect(await page.getByRole("dialog", { name: /Apply to/ }).count()).toBe(0);
});

it("answers are stored in the browser until they are sent, through a closed sheet and a reload", async () => {
  const { id: seekerId } = await buildSeeker(app.db.prisma);
  const questions = [
    WHY,
    { ...WHY, id: "shift", kind: "CHOICE", label: "Which shift?", choices: ["Early", "Late"], required: false },
    { ...WHY, id: "work", kind: "FILE", label: "Your work" },
  ];
  const { id } = await buildJob(app.db.prisma, { title: "Baker", questions });
  const page = await openAs({ id: seekerId }, { viewport: PHONE });
  const sheet = page.getByRole("dialog", { name: "Apply to Baker" });
  const details = page.getByRole("dialog", { name: "Job details" });
  const open = (within: Page | Locator) => within.getByRole("button", { name: /^Apply\b/ }).click();
  const buffer = await pdf();
  const choose = () =>
    sheet.locator("input[type=file]").setInputFiles({ name: "loaf.pdf", mimeType: "application/pdf", buffer });
  await page.goto(`/jobs/${id}`);
  await open(page);
  await sheet.getByLabel("Why us?").fill("Your bread.");
  await sheet.getByRole("radio", { name: "Late" }).check();
  await choose();
  await sheet.getByRole("button", { name: "Not now" }).click();
  await sheet.waitFor({ state: "detached" });
  await page.reload();
  await open(details);
  await expect.poll(() => sheet.getByLabel("Why us?").inputValue()).toBe("Your bread.");
  expect(await sheet.getByRole("radio", { name: "Late" }).isChecked()).toBe(true);

  // A chosen file is lost on reload, and the sheet reports that beside its question.
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.getByText("Please look at your answers again.").waitFor();
  await choose();
  await page.route("**/graphql", (route) => route.abort());
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.getByRole("alert").first().waitFor();
  expect(await sheet.getByLabel("Why us?").inputValue()).toBe("Your bread.");
  await page.unroute("**/graphql");
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect
    .poll(() => app.db.prisma.applicationAnswer.count({ where: { application: { seekerId } } }))
    .toBe(questions.length);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("answers-")))).toEqual([]);
});

it("a seeker with an empty profile goes to it from the dialog, and finds the answers on returning", async () => {
  const empty = { about: "", currentProfession: "", qualification: "", skills: [] };
  const { id: seekerId } = await buildSeeker(app.db.prisma, empty);
  const { id } = await buildJob(app.db.prisma, { title: "Roofer", questions: [WHY] });
  const page = await visit(`/main?apply=${id}`, { as: { id: seekerId } });
  const sheet = page.getByRole("dialog", { name: "Apply to Roofer" });
  await sheet.getByLabel("Why us?").fill("Your roofs.");
  await sheet.getByRole("button", { name: "Send application" }).click();
  const question = page.getByRole("dialog", { name: "Apply without a resume?" });
  await question.waitFor();
  await expectAccessible(page);
  await question.getByRole("link", { name: "Fill in your profile first" }).click();
  await page.waitForURL("**/main/userprofile");
  await question.waitFor({ state: "detached" });
  await page.goBack();
  await expect.poll(() => sheet.getByLabel("Why us?").inputValue()).toBe("Your roofs.");
});
