// @module-tag thorough

import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { OperatorRole } from "../../server/generated/prisma/enums.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { testConsole } from "../support/console.ts";

const { app, openConsole, openAs } = testConsole();

it("a job is found, taken down without a report and restored", async () => {
  const job = await app.build.job({ title: "Welder" });
  const page = await openConsole("MODERATOR", "/operators/jobs", { viewport: PHONE });
  await page.getByRole("heading", { name: "Welder" }).waitFor();
  await page.getByLabel("Status").selectOption("Taken down");
  await page.getByText("No jobs are taken down").waitFor();
  await page.getByLabel("ID, address, title or company").fill(job.id);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: /^Take down Welder/ }).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: "Take it down" }).click();
  await panel.getByText("Give a reason.").waitFor();
  await expectAccessible(page);
  await panel.getByLabel("Reason").fill("It asks for money.");
  await panel.getByRole("button", { name: "Take it down" }).click();
  await page.getByText(/^Taken down on/).waitFor();
  await page.getByRole("button", { name: /^Restore Welder/ }).click();
  await panel.getByLabel("Reason").fill("We looked again.");
  await panel.getByRole("button", { name: "Restore it" }).click();
  await page.getByText("Open", { exact: true }).waitFor();
  expect(await app.db.prisma.job.findUnique({ where: { id: job.id } })).toMatchObject({ deletedAt: null });
});

it("an account is logged out everywhere, and the action is found in the audit log", async () => {
  const email = `seeker-${crypto.randomUUID()}@example.com`;
  const { id } = await app.build.seeker({ name: "Ada Lovelace", account: { email } });
  await openAs({ id, role: "SEEKER" });
  const page = await openConsole("MODERATOR", `/operators/accounts?search=${id}`);
  await page.getByRole("button", { name: `End sessions of ${email}` }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Reason").fill("Somebody else seems to be in your account.");
  await panel.getByRole("button", { name: "End all sessions" }).click();
  await page.getByText("0 devices").waitFor();
  await page.getByRole("link", { name: `Audit log of ${email}` }).click();
  await page.getByRole("heading", { name: "Logged out everywhere by operators" }).waitFor();
  const time = page.getByRole("article").filter({ hasText: "Logged out everywhere by operators" }).locator("time");
  expect(await time.textContent()).toMatch(/ at \d\d?:\d\d:\d\d [A-Z]+/);
  await page.getByLabel("Action").selectOption("Logged out everywhere by operators");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("**act=SESSIONS_ENDED*");
  await page.getByRole("heading", { name: "Logged out everywhere by operators" }).waitFor();
  await page.getByLabel("Account ID").fill("nobody");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Enter an account ID").waitFor();
  await page.getByLabel("Account ID").fill(id);
  await page.getByLabel("Outcome").selectOption("Failed");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("No matching entries").waitFor();
});

it("the health page shows the queue and is updated automatically; support cannot restart jobs", async () => {
  const page = await openConsole("SUPPORT", "/operators/health", { viewport: PHONE });
  await page.getByRole("heading", { level: 2, name: "Components" }).waitFor();
  await app.db.pool.query(
    "select graphile_worker.add_job('made-up-work', '{}'::json, run_at := now() + interval '1 day')",
  );
  await page.getByRole("heading", { name: "made-up-work" }).waitFor({ timeout: 15_000 });
  await app.db.pool.query(
    "select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where task_identifier = 'made-up-work'))",
  );
  const rowOn = (operatorConsole: Page) => operatorConsole.getByRole("article").filter({ hasText: "made-up-work" });
  await rowOn(page).getByText("0 waiting, 0 failing, 1 abandoned").waitFor({ timeout: 15_000 });
  expect(await page.getByRole("button", { name: "Try again: made-up-work" }).count()).toBe(0);
  const administrator = await openConsole("ADMINISTRATOR", "/operators/health");
  await administrator.getByRole("button", { name: "Try again: made-up-work" }).click();
  await administrator.getByRole("dialog").getByRole("button", { name: "Try again" }).click();
  await administrator.getByText("Retrying it.").waitFor();
  await rowOn(administrator).getByText("0 abandoned").waitFor();
});

it("a company with a claimed domain is verified, and the verification revoked", async () => {
  const { id } = await app.build.recruiter({ name: "Tidewater Metals" });
  await app.db.prisma.companyDomainClaim.create({
    data: { companyId: id, domain: "tidewater-metals.com", token: "t" },
  });
  const page = await openConsole("MODERATOR", "/operators/companies", { viewport: PHONE });
  await page.getByRole("heading", { name: "Tidewater Metals" }).waitFor();
  await page.getByLabel("Verification").selectOption("Awaiting confirmation");
  await page.getByRole("button", { name: "Confirm Tidewater Metals" }).click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("Reason").fill("We called them.");
  await panel.getByLabel("Domain").fill("localhost");
  await panel.getByRole("button", { name: "Confirm" }).click();
  await panel.getByText("Enter the company's own domain, such as acme.com.").waitFor();
  await expectAccessible(page);
  await panel.getByLabel("Domain").fill("tidewater-metals.com");
  await panel.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("No companies found").waitFor();
  await page.getByLabel("Verification").selectOption("Verified");
  await page.getByText("we confirmed that tidewater-metals.com belongs to the company").waitFor();
  await page.getByRole("button", { name: "Revoke the verification of Tidewater Metals" }).click();
  await panel.getByLabel("Reason").fill("It is another company's domain.");
  await panel.getByRole("button", { name: "Revoke" }).click();
  await page.getByText("No companies found").waitFor();
  await page.getByLabel("Verification").selectOption("Revoked");
  await page.getByRole("heading", { name: "Tidewater Metals" }).waitFor();
});

it("the console links to the pages of each role", async () => {
  const places = async (role: OperatorRole) => {
    const page = await openConsole(role, "/operators");
    await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
    return page.getByRole("navigation", { name: "Main" }).getByRole("link").allTextContents();
  };
  const all = ["Reports", "Appeals", "Jobs", "Accounts", "Companies", "Audit log", "Health", "Operators", "Settings"];
  expect(await places("SUPPORT")).toEqual(all.filter((place) => place !== "Audit log" && place !== "Operators"));
  expect(await places("MODERATOR")).toEqual(all.filter((place) => place !== "Operators"));
  expect(await places("ADMINISTRATOR")).toEqual(all);
});
