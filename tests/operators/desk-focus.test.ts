import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { buildApplication, buildJob } from "../../prisma/factories/index.ts";
import type { OperatorRole } from "../../server/generated/prisma/enums.ts";
import { signedInOperator } from "../../server/testing/operators.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { ReportDocument } from "../../web/generated/privacy/privacy.ts";
import { testBrowser } from "../support/browser.ts";

const app = testApp({ atLocalhost: true });
const browser = testBrowser();

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

async function reportedJob() {
  const job = await buildJob(app.db.prisma, { title: "Welder", description: "Pay us first." });
  await buildApplication(app.db.prisma, { jobId: job.id });
  const input = { kind: "JOB", id: job.id, reason: "FRAUD", note: `They want money for ${job.id}` } as const;
  await app.expectOk(ReportDocument, { input }, await signedInSeeker(app.db));
  return job;
}

async function openDesk(role: OperatorRole, path: string) {
  const { id } = await signedInOperator(app.db, role);
  const page = await browser.openAs(app, { id, role: "RECRUITER" });
  await page.goto(path);
  return page;
}

it("a report that is opened begins at its heading, and a decision without words at what is missing", async () => {
  const job = await reportedJob();
  const page = await openDesk("MODERATOR", "/operators");
  await page.getByRole("article").filter({ hasText: job.id }).getByRole("link").press("Enter");
  const heading = page.getByRole("heading", { level: 1, name: "Report: job" });
  await heading.waitFor();
  await expect.poll(() => hasFocus(heading)).toBe(true);

  await page.getByRole("button", { name: "Take it" }).press("Enter");
  const decide = page.getByRole("button", { name: "Decide" });
  await decide.press("Enter");
  await page.getByText("Choose what is to be done.").waitFor();
  expect(await hasFocus(page.getByRole("radio").first())).toBe(true);
  await page.keyboard.press("Space");
  await decide.press("Enter");
  await expect.poll(() => hasFocus(page.getByLabel("Reason"))).toBe(true);
});
