// @module-tag thorough

import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { testConsole } from "../support/console.ts";

const { app, openConsole, visit, report } = testConsole({ worker: true });

it("a job is reported and taken down; its company appeals from the mail, another operator grants it, and the job is restored", async () => {
  const { prisma } = app.db;
  const email = `owner-${crypto.randomUUID()}@example.com`;
  const { id: companyId } = await app.build.recruiter({ name: "Acme", account: { email } });
  const job = await app.build.job({ companyId, title: "Welder", description: "Pay us first." });
  const application = await app.build.application({ jobId: job.id });
  await report(job.id, "FRAUD", "They want money");

  const moderator = await openConsole("MODERATOR", `/operators/reports/${job.id}`);
  await moderator.getByRole("button", { name: "Assign to me" }).click();
  await moderator.getByRole("radio", { name: "Take it down" }).check();
  await moderator.getByLabel("Reason").fill("It asks for money.");
  await moderator.getByLabel("Message to applicants").fill("Pay nobody for an interview.");
  await moderator.getByRole("button", { name: "Decide" }).click();
  await moderator.getByRole("dialog").getByRole("button", { name: "Take it down" }).click();
  await moderator.waitForURL("**/operators");
  expect((await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).deletedAt).not.toBeNull();
  const mailToApplicant = () =>
    prisma.mail.findFirst({ where: { cause: { startsWith: `job-deleted:${application.id}` } } });
  await expect
    .poll(async () => (await mailToApplicant())?.text, { timeout: 10_000 })
    .toContain("Pay nobody for an interview.");

  const yours = await visit(`/main-recruiter/applicants/${job.id}`, { as: { id: companyId } });
  await yours.getByText("Worklane took this job down.").waitFor();
  await yours.getByRole("link", { name: "Go to your jobs" }).click();
  const takenDown = yours.getByRole("list", { name: "Jobs taken down" }).getByRole("listitem");
  await takenDown.filter({ hasText: "Taken down" }).getByText("It asks for money.").waitFor();
  await takenDown.getByRole("link", { name: "Appeal against the takedown of Welder" }).click();
  await yours.getByRole("heading", { name: "Decisions by Worklane" }).waitFor();

  const mail = await prisma.mail.findFirstOrThrow({ where: { to: email, subject: "We took down one of your jobs" } });
  const path = /\/appeal\/[\w-]{43}/.exec(mail.text)?.[0] ?? "";
  const owner = await visit(path, { viewport: PHONE });
  await owner.getByText("It asks for money.").waitFor();
  await expectAccessible(owner);
  await owner.getByRole("button", { name: "Send appeal" }).click();
  await owner.getByText("Explain why you think this decision is wrong.").waitFor();
  await owner
    .getByLabel("Why is the decision wrong?")
    .fill("It is the deposit for the keys, which everybody gets back.");
  await owner.getByRole("button", { name: "Send appeal" }).click();
  await owner.getByRole("heading", { level: 1, name: "Appeal sent" }).waitFor();
  await owner.goto(path);
  await owner.getByText("This link has expired or has already been used.").waitFor();

  const other = await openConsole("ADMINISTRATOR", "/operators/appeals", { viewport: PHONE });
  await moderator.goto("/operators/appeals");
  await moderator.getByText("Pending with another operator").waitFor();
  await moderator.getByRole("link", { name: /^Open Job taken down: Welder, / }).click();
  await moderator.getByText("You made this decision. Another operator has to review it.").waitFor();
  expect(await moderator.getByRole("button", { name: "Decide" }).count()).toBe(0);
  const late = await openConsole("MODERATOR", new URL(moderator.url()).pathname);
  await late.getByRole("radio", { name: "Reject it: the decision is upheld" }).check();
  await late.getByLabel("Reason").fill("No deposits.");
  await other.getByText("It is the deposit for the keys").waitFor();
  await other.getByRole("link", { name: /^Open Job taken down: Welder/ }).click();
  await other.getByRole("heading", { name: "The appeal" }).waitFor();
  await expectAccessible(other);
  await other.getByRole("radio", { name: "Grant it: the job is restored" }).check();
  await other.getByLabel("Reason").fill("A deposit is fine.");
  await other.getByRole("button", { name: "Decide" }).click();
  await other.waitForURL("**/operators/appeals");
  await other.getByText("No pending appeals").waitFor();
  await late.getByRole("button", { name: "Decide" }).click();
  await late.getByRole("dialog").getByRole("button", { name: "Reject" }).click();
  await late.getByText("This appeal has already been decided.").waitFor();
  await late.getByRole("heading", { name: "Outcome" }).waitFor();
  expect(await late.getByRole("button", { name: "Decide" }).count()).toBe(0);
  expect(await prisma.job.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({ deletedAt: null });

  const signedIn = await visit("/main-recruiter/settings", { as: { id: companyId } });
  await signedIn.getByRole("heading", { name: "Decisions by Worklane" }).waitFor();
  await signedIn.getByText("Appeal: granted").waitFor();
  await signedIn.getByText("A deposit is fine.").waitFor();
});
