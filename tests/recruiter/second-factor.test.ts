// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { withPasskey } from "../../server/testing/operators.ts";
import { expectAccessible } from "../support/axe.ts";
import { testSite } from "../support/browser.ts";
import { addDevice } from "../support/passkeys.ts";

const { app, visit } = testSite({ atLocalhost: true });
const TITLE = "Forge requires two-step login";

async function company() {
  const { id } = await app.build.recruiter({ name: "Forge" });
  await withPasskey(app.db, id);
  return id;
}

const openAs = (id: string, path: string) => visit(path, { as: { id } });

async function askEverybody(owner: Page, from: string) {
  await owner.getByLabel("Starting").selectOption({ label: from });
  await owner.getByRole("button", { name: "Require two-step login" }).click();
  const dialog = owner.getByRole("dialog");
  await dialog.getByText("1 member has not set this up yet.").waitFor();
  await expectAccessible(owner);
  await dialog.getByRole("button", { name: "Require" }).click();
  await owner.getByText("Everyone has been notified.").waitFor();
}

it("a second factor required by a company interrupts a recruiter, who adds a passkey and continues with the typed text", async () => {
  const companyId = await company();
  const member = await app.build.member({ companyId });
  const page = await openAs(member.accountId, "/main-recruiter/post-jobs");
  await addDevice(page);
  await page.getByRole("textbox", { name: "Job title" }).fill("Welder");

  const owner = await openAs(companyId, "/main-recruiter/people");
  await owner.getByText("Two-step login is off").waitFor();
  await askEverybody(owner, "Immediately");
  await owner.getByText(/^Since .* everyone needs/).waitFor();

  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add one now" }).click();
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor({ state: "detached" });
  expect(await page.getByRole("textbox", { name: "Job title" }).inputValue()).toBe("Welder");

  await owner.reload();
  await owner.getByText("Every member has set this up.").waitFor();
  await owner.getByRole("button", { name: "Stop requiring" }).click();
  await owner.getByRole("dialog").getByRole("button", { name: "Stop requiring" }).click();
  await owner.getByText("Two-step login is no longer required.").waitFor();
});

it("a second factor required by a company is announced on every page until its due date, with a link to add one", async () => {
  const companyId = await company();
  const member = await app.build.member({ companyId });
  await askEverybody(await openAs(companyId, "/main-recruiter/people"), "In 14 days");
  const page = await openAs(member.accountId, "/main-recruiter/view-jobs");
  await page.getByText(/Forge requires a passkey or an authenticator app/).waitFor();
  await page.getByRole("link", { name: "Set up two-step login now" }).click();
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
});

it("a second factor required by a company is verified once in an existing session, by passkey; removing it explains the consequences", async () => {
  const companyId = await company();
  const { accountId } = await app.build.member({ companyId });
  const page = await openAs(accountId, "/main-recruiter/settings");
  await addDevice(page);
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByRole("button", { name: "I have saved them" }).click();
  const before = { createdAt: new Date(0), secondFactorAt: null };
  await app.db.prisma.session.updateMany({ where: { accountId }, data: before });
  await app.db.prisma.secondFactorRequirement.create({ data: { companyId, requiredFrom: new Date(0) } });
  await app.db.transaction((tx) => app.app.services.sessions.refresh(tx, [accountId]));

  await page.goto("/main-recruiter/view-jobs");
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor();
  await page.getByRole("button", { name: "Log in again" }).waitFor();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.getByRole("heading", { level: 1, name: TITLE }).waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/main-recruiter/view-jobs");

  await page.goto("/main-recruiter/settings");
  await page.getByRole("button", { name: /^Remove Passkey/ }).click();
  await page.getByText(/Forge requires two-step login, so you will lose access to it until you add another/).waitFor();
});
