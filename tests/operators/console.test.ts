import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { codeOf } from "../../server/testing/factors.ts";
import { withPasskey } from "../../server/testing/operators.ts";
import { expectFocus } from "../support/accessibility-tree.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { testConsole } from "../support/console.ts";
import { press, tabTo } from "../support/keyboard.ts";

const { app, openConsole, reportedJob, visit } = testConsole();

async function logIn(page: Page, email: string) {
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(FACTORY_PASSWORD);
  await page.keyboard.press("Enter");
}

it("an operator sets up a second factor, logs in with it, takes a report and takes the job down, by keyboard", async () => {
  const email = `desk-${crypto.randomUUID()}@example.com`;
  const { id } = await app.build.recruiter({ account: { email } });
  await app.db.prisma.operator.create({ data: { accountId: id, role: "MODERATOR" } });
  const job = await reportedJob();

  const page = await visit("/operators");
  await page.getByRole("heading", { level: 1, name: "Operator login" }).waitFor();
  await logIn(page, email);
  await page.getByRole("heading", { level: 1, name: "Operators need two-step login" }).waitFor();
  await expectAccessible(page);

  await press(page, page.getByRole("link", { name: "Set up two-step login" }));
  await press(page, page.getByRole("button", { name: "Set up an authenticator app" }));
  const key = (await page.getByTestId("authenticator-key").textContent()) ?? "";
  await tabTo(page, page.getByLabel("Code"));
  await page.keyboard.type(codeOf(key, new Date()));
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "I have saved them" }));

  await press(page, page.getByRole("link", { name: "Reports" }));
  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  await press(page, page.getByRole("button", { name: "Log Out" }));
  await page.waitForURL("**/operators/login");
  await logIn(page, email);
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  await tabTo(page, page.getByLabel("Code"));
  // The next code: the current one was used when the app was added.
  await page.keyboard.type(codeOf(key, new Date(Date.now() + 30_000)));
  await page.keyboard.press("Enter");

  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
  expect(await page.title()).toBe("Reports · Worklane");
  const row = page.getByRole("article").filter({ hasText: job.id });
  await press(page, row.getByRole("link"));
  await expectFocus(page, /^heading Job: /);
  await page.getByText("Pay us first.").waitFor();
  await press(page, page.getByRole("button", { name: "Assign to me" }));
  await page.getByRole("heading", { name: "Decide" }).waitFor();
  await expectAccessible(page);

  const decideButton = page.getByRole("button", { name: "Decide" });
  await press(page, decideButton);
  await page.getByText("Choose a decision.").waitFor();
  await page.getByText("Give a reason. The people concerned will read it.").waitFor();
  await expectFocus(page, /^radio No action/);
  await page.getByRole("radio", { name: "Take it down" }).focus();
  await page.keyboard.press("Space");
  await press(page, decideButton);
  await expectFocus(page, /^textbox Reason/);
  await page.keyboard.type("It asks for money before an interview.");
  await press(page, decideButton);
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Take it down" }));
  await page.waitForURL("**/operators");
  await page.getByText("Report decided. We have notified both sides.").waitFor();
  await row.waitFor({ state: "detached" });
  expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();

  await page.goto(`/operators/reports/${job.id}`);
  await page.getByText("It asks for money before an interview.").waitFor();
  await page.getByRole("heading", { name: "Earlier reports" }).waitFor();
  expect(await page.getByRole("button", { name: "Assign to me" }).count()).toBe(0);
});

it("accounts are found, suspended with a reason, and reinstated", async () => {
  const email = `seeker-${crypto.randomUUID()}@example.com`;
  const { id } = await app.build.seeker({ name: "Ada Lovelace", account: { email } });
  const page = await openConsole("MODERATOR", "/operators/accounts", { viewport: PHONE });
  const search = page.getByLabel("ID, email address or name");
  await search.fill("Ad");
  await search.press("Enter");
  await page.getByText("at least 3 letters of a name").waitFor();
  await search.fill("nobody@example.com");
  await search.press("Enter");
  await page.getByText("No account has this ID, address or name").waitFor();
  await search.fill(email);
  await search.press("Enter");
  await page.getByRole("heading", { name: "Ada Lovelace" }).waitFor();

  await page.getByRole("button", { name: `Suspend ${email}` }).click();
  const panel = page.getByRole("dialog");
  await panel
    .getByText("Its sessions will end immediately, its keys will be revoked, and no one will be able to log in to it")
    .waitFor();
  await panel.getByRole("button", { name: "Suspend" }).click();
  await panel.getByText("Give a reason.").waitFor();
  await expectAccessible(page);
  await panel.getByLabel("Reason").fill("Many people say that this is somebody else.");
  await panel.getByRole("button", { name: "Suspend" }).click();
  await page.getByText(/^Suspended since/).waitFor();
  expect((await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).suspendedAt).not.toBeNull();

  await page.getByRole("article").getByText("“Many people say that this is somebody else.”").waitFor();
  await page.getByRole("article").getByText("Without a report").waitFor();

  await page.getByRole("button", { name: `Lift suspension of ${email}` }).click();
  await panel.getByText("“Many people say that this is somebody else.”").waitFor();
  await panel.getByLabel("Reason").fill("They have shown who they are.");
  await panel.getByRole("button", { name: "Lift suspension" }).click();
  await page.getByText("Open", { exact: true }).waitFor();
  expect((await app.db.prisma.account.findUniqueOrThrow({ where: { id } })).suspendedAt).toBeNull();
});

describe("people without access to the console, or to all of it, are told so", () => {
  it("a recruiter", async () => {
    const page = await visit("/operators", { as: await app.build.recruiter() });
    await page.getByRole("heading", { level: 1, name: "This is for operators of Worklane" }).waitFor();
    await expectAccessible(page);
  });

  it("support, which sees reports and accounts and cannot change anything", async () => {
    const { id: jobId } = await reportedJob();
    const page = await openConsole("SUPPORT", `/operators/reports/${jobId}`, { viewport: PHONE });
    await page.getByText("Pay us first.").waitFor();
    expect(await page.getByRole("button", { name: "Assign to me" }).count()).toBe(0);
    await page.goto("/operators/team");
    await page.getByRole("heading", { level: 1, name: "Your role in the console does not allow this" }).waitFor();
  });
});

it("an administrator adds an operator, changes their role and removes them", async () => {
  const email = `new-${crypto.randomUUID()}@example.com`;
  const { id } = await app.build.recruiter({ account: { email } });
  const page = await openConsole("ADMINISTRATOR", "/operators/team");
  const row = page.getByRole("article").filter({ hasText: email });
  const save = async (role: string) => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Role", { exact: true }).selectOption(role);
    await page.getByRole("button", { name: "Save" }).click();
    await row.getByText(role, { exact: true }).waitFor();
  };
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("No recruiter's account has this verified address.").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This account is protected by a password only").waitFor();
  await withPasskey(app.db, id);
  await save("Support");
  await save("Moderator");
  await page.getByRole("button", { name: `Remove ${email}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await row.waitFor({ state: "detached" });
});

it("the operators' login is not indexed by search engines, and no public page links to it", async () => {
  const loginPage = await (await fetch(`${app.url}/operators/login`)).text();
  expect(loginPage).toContain('<meta name="robots" content="noindex">');
  for (const path of ["/start", "/recruiter-login", "/jobs", "/robots.txt", "/sitemap.xml"])
    expect(await (await fetch(app.url + path)).text()).not.toContain("/operators");
});
