import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { pdf } from "../../server/testing/sample-files.ts";
import { PHONE, testSite } from "../support/browser.ts";

const { app, openAs, visit } = testSite();
const UNLIMITED = { choices: [], needed: [], minimum: null, maximum: null };
const WHY = { id: "why", kind: "TEXT", label: "Why us?", required: true, ...UNLIMITED };

it("the public page of a job with questions leads to them", async () => {
  const { id: seekerId } = await app.build.seeker();
  const questions = [{ ...WHY, required: false }];
  const { id } = await app.build.job({ title: "Baker", questions });
  const page = await visit(`/jobs/${id}`, { as: { id: seekerId } });
  await page.getByText("Questions you answer when you apply").waitFor();
  await page.getByRole("button", { name: "Apply" }).click();
  const sheet = page.getByRole("dialog", { name: "Apply to Baker" });
  await sheet.getByLabel("Why us?").fill("Your bread.");
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect
    .poll(() => app.db.prisma.application.findFirst({ where: { seekerId }, include: { answers: true } }))
    .toMatchObject({ source: "PUBLIC_PAGE", answers: [{ label: "Why us?", text: "Your bread." }] });
});

it("answers are stored in the browser until they are sent, through a closed sheet and a reload", async () => {
  const { id: seekerId } = await app.build.seeker();
  const questions = [
    WHY,
    { ...WHY, id: "shift", kind: "CHOICE", label: "Which shift?", choices: ["Early", "Late"], required: false },
    { ...WHY, id: "work", kind: "FILE", label: "Your work" },
  ];
  const { id } = await app.build.job({ title: "Baker", questions });
  const page = await openAs({ id: seekerId }, { viewport: PHONE });
  const sheet = page.getByRole("dialog", { name: "Apply to Baker" });
  const details = page.getByRole("dialog", { name: "Job details" });
  const note = sheet.getByLabel(/^A note to /);
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
  await sheet.getByText("Please check your answers.").waitFor();
  await choose();
  await note.fill("I live around the corner.");
  await page.route("**/graphql", (route) => route.abort());
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.getByRole("alert").getByText("Internal server error").waitFor();
  expect(await sheet.getByLabel("Why us?").inputValue()).toBe("Your bread.");
  expect(await note.inputValue()).toBe("I live around the corner.");
  await page.unroute("**/graphql");
  await sheet.getByRole("button", { name: "Send application" }).click();
  await sheet.waitFor({ state: "detached" });
  await expect
    .poll(() => app.db.prisma.applicationAnswer.count({ where: { application: { seekerId } } }))
    .toBe(questions.length);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("answers-")))).toEqual([]);
});
