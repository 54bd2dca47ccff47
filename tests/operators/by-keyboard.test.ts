// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { signedInSeeker } from "../../server/testing/people.ts";
import { ReportDocument } from "../../web/generated/privacy/privacy.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { testConsole } from "../support/console.ts";
import { press, tabTo, typeInto } from "../support/keyboard.ts";

// An operator's first login and a report are in console.test.ts.

const { app, browser, openConsole } = testConsole();

/** Chooses an option of a group with the arrow keys. */
async function choose(page: Page, name: string) {
  const wanted = page.getByRole("radio", { name });
  await tabTo(page, page.getByRole("radio").first());
  for (let step = 0; step < 10 && !(await wanted.isChecked()); step += 1) {
    await page.keyboard.press(step === 0 ? "Space" : "ArrowDown");
  }
  expect(await wanted.isChecked()).toBe(true);
}

it("an account is suspended and reinstated, by keyboard only", async () => {
  const email = `seeker-${crypto.randomUUID()}@example.com`;
  const { id } = await buildSeeker(app.db.prisma, { name: "Ada Lovelace", account: { email } });
  const suspendedAt = async () => (await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).suspendedAt;
  const page = await openConsole("MODERATOR", "/operators/accounts");
  await typeInto(page, page.getByLabel("ID, email address or name"), email);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await press(page, page.getByRole("button", { name: `Suspend ${email}` }));
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await press(page, page.getByRole("button", { name: `Suspend ${email}` }));
  await typeInto(page, panel.getByLabel("Reason"), "Asks applicants for money.");
  await press(page, panel.getByRole("button", { name: "Suspend" }));
  await page.getByText(/^Suspended since/).waitFor();
  expect(await suspendedAt()).not.toBeNull();
  await expectAccessible(page);
  await press(page, page.getByRole("button", { name: /^Lift/ }));
  await typeInto(page, panel.getByLabel("Reason"), "They have shown who they are.");
  await press(page, panel.getByRole("button", { name: "Lift suspension" }));
  await page.getByText("Open", { exact: true }).waitFor();
  expect(await suspendedAt()).toBeNull();
});

it("a company appeals against a decision, and another operator grants it, by keyboard only", async () => {
  const { id: companyId } = await buildRecruiter(app.db.prisma, { name: "Acme" });
  const job = await buildJob(app.db.prisma, { companyId, title: "Welder" });
  const input = { kind: "JOB" as const, id: job.id, reason: "FRAUD" as const, note: "They want money" };
  await app.expectOk(ReportDocument, { input }, await signedInSeeker(app.db));

  const moderator = await openConsole("MODERATOR", `/operators/reports/${job.id}`, { viewport: PHONE });
  await press(moderator, moderator.getByRole("button", { name: "Assign to me" }));
  await moderator.getByRole("heading", { name: "Decide" }).waitFor();
  await choose(moderator, "Take it down");
  await typeInto(moderator, moderator.getByLabel("Reason"), "It asks for money.");
  await expectAccessible(moderator);
  await press(moderator, moderator.getByRole("button", { name: "Decide" }));
  await moderator.getByRole("dialog", { name: /\?$/ }).waitFor();
  await expectAccessible(moderator);
  await press(moderator, moderator.getByRole("dialog").getByRole("button", { name: "Take it down" }));
  await moderator.waitForURL("**/operators");

  const owner = await browser.openAs(app, { id: companyId, role: "RECRUITER" });
  await owner.goto("/main-recruiter/settings");
  await owner.getByRole("heading", { name: "Decisions by Worklane" }).waitFor();
  await expectAccessible(owner);
  await press(owner, owner.getByRole("button", { name: /^Appeal/ }).first());
  await typeInto(owner, owner.getByLabel("Why is it wrong?"), "It is the deposit for the keys.");
  await expectAccessible(owner);
  await press(owner, owner.getByRole("button", { name: "Send appeal" }));
  await owner.getByText(/^You appealed on/).waitFor();

  const other = await openConsole("ADMINISTRATOR", "/operators/appeals");
  await press(other, other.getByRole("link", { name: /^Open Job taken down: Welder/ }));
  await other.getByRole("heading", { name: "What is said to it" }).waitFor();
  await choose(other, "Grant it: the job is restored");
  await typeInto(other, other.getByLabel("Reason"), "A deposit is fine.");
  await expectAccessible(other);
  await press(other, other.getByRole("button", { name: "Decide" }));
  await other.waitForURL("**/operators/appeals");
  expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).toBeNull();
});
