import { expect, it } from "vitest";
import { buildJob, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();

it("a job that asks leads from its public page to its questions, and one that does not is applied to at once", async () => {
  const { id: seekerId } = await buildSeeker(app.db.prisma);
  const why = { id: "why", kind: "TEXT", label: "Why us?", required: false, choices: [], needed: [] };
  const questions = [{ ...why, minimum: null, maximum: null }];
  const { id } = await buildJob(app.db.prisma, { title: "Baker", questions });
  const page = await browser.openAs(app, { id: seekerId, role: "SEEKER" });
  await page.goto(`/jobs/${id}`);
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
  await page.getByRole("button", { name: "Apply", exact: true }).first().click();
  await page.getByRole("region", { name: "What was sent" }).waitFor();
  expect(await page.getByRole("dialog", { name: /Apply to/ }).count()).toBe(0);
});
