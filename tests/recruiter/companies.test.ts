// @module-tag thorough

import { expect, it } from "vitest";
import {
  buildAccount,
  buildApplication,
  buildJob,
  buildMember,
  buildRecruiter,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import { recordDecisions } from "../../server/applications/application.store.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";

const { app, visit } = testSite();
const open = (id: string, path = "", options = {}) => visit(`/main-recruiter${path}`, { as: { id }, ...options });

it("lets a recruiter without a company create one", async () => {
  const { id } = await buildAccount(app.db.prisma, { role: "RECRUITER" });
  const page = await open(id);
  await page.getByRole("heading", { name: "You do not belong to a company now" }).waitFor();
  await page.getByRole("button", { name: "Create the company" }).click();
  await page.getByText("Company name is required").waitFor();
  await page.getByLabel("Company name").fill("Bellows");
  await page.getByLabel("Company location").fill("Pune");
  await page.getByLabel("Company size").selectOption("1-10");
  await page.getByLabel("Industry").fill("Fire");
  await page.getByRole("button", { name: "Create the company" }).click();
  await page.getByRole("heading", { name: "Bellows's Dashboard" }).waitFor();
});

it("makes a member an interviewer of a job with one tick, who then sees it", async () => {
  const { prisma } = app.db;
  const { id: companyId } = await buildRecruiter(prisma);
  const { id: jobId } = await buildJob(prisma, { companyId, title: "Welder" });
  await buildApplication(prisma, { jobId });
  const page = await open(companyId, `/applicants/${jobId}`);
  await page.getByRole("button", { name: "Assign interviewers" }).click();
  await page.getByText("No one in your company is an interviewer yet.").waitFor();
  await page.keyboard.press("Escape");
  const { accountId } = await buildMember(prisma, {
    ...{ companyId, role: "INTERVIEWER", account: { displayName: "Asha Smith" } },
  });
  await page.getByRole("button", { name: "Assign interviewers" }).click();
  await page.getByRole("checkbox", { name: "Asha Smith" }).check();
  await expectAccessible(page);
  await page.getByText("Interviewers saved.").waitFor();
  expect(await prisma.jobInterviewer.count({ where: { accountId, jobId } })).toBe(1);
  const interviewer = await open(accountId, `/applicants/${jobId}`);
  await interviewer.getByRole("heading", { name: "Welder" }).waitFor();
  expect(await interviewer.getByRole("button", { name: "Assign interviewers" }).count()).toBe(0);
});

it("shows the company's activity to owners, by person and kind", async () => {
  const { prisma } = app.db;
  const { id: companyId } = await buildRecruiter(prisma, { account: { displayName: "Olga Owner" } });
  const { accountId } = await buildMember(prisma, { companyId, account: { displayName: "Asha Smith" } });
  const { id: jobId } = await buildJob(prisma, { companyId, title: "Welder" });
  const { id: seekerId } = await buildSeeker(prisma, { name: "Bala Iyer" });
  const { id: applicationId } = await buildApplication(prisma, { jobId, seekerId, status: "ACCEPTED" });
  const accepted = { kind: "ACCEPTED", stage: null, reason: null, reasonText: null, bulk: false } as const;
  await app.db.transaction((tx) => recordDecisions(tx, [{ ...accepted, applicationId, actorId: accountId }]));
  await prisma.companyEvent.create({
    data: { companyId, kind: "ROLE_CHANGED", actorId: companyId, personId: accountId, detail: "RECRUITER" },
  });
  const page = await open(companyId, "/activity", { viewport: PHONE });
  const list = page.getByRole("list", { name: "Activity" });
  await list.getByText("Olga Owner made Asha Smith a recruiter").waitFor();
  await expectFits(page);
  await page.getByLabel("Person").selectOption("Asha Smith");
  await page.getByLabel("Action", { exact: true }).and(page.locator("select")).selectOption("Applicant accepted");
  await list.getByText("Olga Owner").waitFor({ state: "detached" });
  await list.getByText("Asha Smith accepted Bala Iyer for Welder").waitFor();
  await list.getByText(/ at \d\d?:\d\d$/).waitFor();
  await list.getByRole("link", { name: "Welder" }).click();
  await page.waitForURL(`**/applicants/${jobId}?**applicant=${applicationId}**`);
  await page.getByText("Accepted by Asha Smith").waitFor();
});

it("requests to join a company of the same mail domain, whose owner accepts", async () => {
  const { prisma } = app.db;
  const { id } = await buildRecruiter(prisma, { name: "Forge", account: { email: "smith@forge.test" } });
  const { id: askerId } = await buildAccount(prisma, {
    ...{ role: "RECRUITER", email: "asha@forge.test", displayName: "Asha Smith" },
  });
  const asker = await open(askerId);
  await asker.getByRole("button", { name: "Ask to join Forge" }).click();
  await asker.getByText("Requested. An owner will respond by email").waitFor();
  const owner = await open(id, "/people", { viewport: PHONE });
  await owner.getByRole("combobox", { name: "Role for Asha Smith" }).selectOption("Viewer");
  await expectFits(owner);
  await owner.getByRole("button", { name: "Approve Asha Smith" }).click();
  await owner.getByText("Asha Smith is a viewer now.").waitFor();
  await asker.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
});
