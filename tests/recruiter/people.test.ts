import { describe, expect, it } from "vitest";
import { FACTORY_PASSWORD } from "../../prisma/factories/index.ts";
import { recordDecisions } from "../../server/applications/application.store.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";
import { linkFromMail } from "../support/mails.ts";

const { app, visit } = testSite({ worker: true });
const open = (id: string, path = "", options = {}) => visit(`/main-recruiter${path}`, { as: { id }, ...options });
const buildCompany = async (name: string, email: string) =>
  (await app.build.recruiter({ name, account: { email } })).id;
describe("an owner", () => {
  it("invites a person, who joins, changes their role, and removes them, which ends their session", async () => {
    const owner = await open(await buildCompany("Forge", "smith@forge.example"));
    await owner.getByRole("link", { name: "People" }).click();
    await owner.getByText("You are the only member so far. Invite someone.").waitFor();
    await owner.getByRole("button", { name: "Leave Forge" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
    await owner.getByText("A company needs an owner. Make someone else an owner first.").waitFor();
    await owner.reload();
    const email = owner.getByRole("textbox", { name: "Email" });
    await email.fill("smith@forge.example");
    await owner.getByRole("button", { name: "Invite" }).click();
    await owner.getByText("This person is already in your company.").waitFor();
    expect(await email.inputValue()).toBe("smith@forge.example");
    await email.fill("helper@forge.example");
    await owner.getByRole("combobox", { name: "Role", exact: true }).selectOption("Viewer");
    await owner.getByText("but cannot change anything").waitFor();
    await owner.getByRole("button", { name: "Invite" }).click();
    const waiting = owner.getByRole("list", { name: "Pending invitations" });
    await waiting.getByText("helper@forge.example").waitFor();
    await waiting.getByText(/^Viewer, invitation expires on /).waitFor();

    const invitation = await linkFromMail(app, "helper@forge.example", "/invitation/");
    const helper = await visit(invitation);
    await helper.getByLabel("Choose a password").fill("short");
    await helper.getByRole("button", { name: "Join Forge" }).click();
    await helper.getByText("at least 8").first().waitFor();
    await helper.getByLabel("Choose a password").fill(FACTORY_PASSWORD);
    await helper.getByRole("button", { name: "Join Forge" }).click();
    await helper.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
    await helper.goto(invitation);
    await helper.getByText("This invitation has expired").waitFor();
    await helper.goto("/main-recruiter");
    expect(await helper.getByRole("link", { name: "Create Job" }).count()).toBe(0);
    await helper.getByRole("link", { name: "People" }).click();
    await helper.getByText("helper@forge.example (You)").waitFor();
    expect(await helper.getByRole("button", { name: /^(Remove|Invite|Cancel)/ }).count()).toBe(0);

    await owner.reload();
    await owner.getByRole("combobox", { name: "helper@forge.example's role" }).selectOption("Recruiter");
    await owner.getByText("helper@forge.example is now a recruiter.").waitFor();
    await helper.getByText("You are now a recruiter at Forge.").waitFor();
    await helper.getByRole("link", { name: "Create Job" }).waitFor();

    await owner.getByRole("button", { name: "Remove helper@forge.example" }).click();
    await owner.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await owner.getByText("You are the only member so far.").waitFor();
    await helper.waitForURL("**/access-deniedrec");
    const link = await linkFromMail(app, "helper@forge.example", "/recruiter-login");
    expect(link).toContain("/recruiter-login");
  });

  it("sends an invitation again and revokes it", { tags: ["thorough"] }, async () => {
    const id = await buildCompany("Anvil", "smith@anvil.example");
    const page = await open(id, "/people");
    await page.getByRole("textbox", { name: "Email" }).fill("late@anvil.example");
    await page.getByRole("button", { name: "Invite" }).click();
    const cancel = page.getByRole("button", { name: "Cancel the invitation to late@anvil.example" });
    await cancel.waitFor();
    await page.getByText("Invited by smith@anvil.example").waitFor();
    await page.getByRole("button", { name: "Send the invitation to late@anvil.example again" }).click();
    await page.getByText("Invitation sent to late@anvil.example again. Only the new link works.").waitFor();
    expect(await app.db.prisma.mail.count({ where: { to: "late@anvil.example" } })).toBe(2);
    await cancel.click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel invitation" }).click();
    await cancel.waitFor({ state: "detached" });
    expect(await app.db.prisma.companyInvitation.count({ where: { companyId: id } })).toBe(0);
  });
});
it("shows a viewer applicants and jobs, without actions that the server would refuse", async () => {
  const companyId = await buildCompany("Bellows", "smith@bellows.example");
  const { id: jobId } = await app.build.job({ companyId, title: "Stoker" });
  await app.build.application({ jobId });
  const { accountId } = await app.build.member({ companyId, role: "VIEWER" });
  const page = await open(accountId, `/applicants/${jobId}`);
  const buttons = (name: RegExp) => page.getByRole("button", { name }).or(page.getByRole("link", { name })).count();
  await page.getByRole("button", { name: /^View Profile: / }).waitFor();
  expect(await buttons(/^(Accept|Reject|Edit job)\b/)).toBe(0);
  await page.getByRole("button", { name: /^View Profile: / }).click();
  await page.getByRole("dialog").getByText("Applied to Stoker").waitFor();
  expect(await buttons(/^(Accept|Reject|Edit job)\b/)).toBe(0);
  await page.goto("/main-recruiter/view-jobs");
  await page.getByRole("link", { name: /^Applicants/ }).waitFor();
  expect(await buttons(/^(Edit|Delete|More|Create)\b/)).toBe(0);
  await page.goto("/main-recruiter/recruiterprofile");
  await page.getByRole("region", { name: "Company profile" }).waitFor();
  expect(await buttons(/^Edit/)).toBe(0);
  await page.goto("/main-recruiter/post-jobs");
  await page.getByRole("heading", { name: "Your role in this company does not allow this" }).waitFor();
  await expectAccessible(page);
});
it("switches between companies, in every tab", async () => {
  const own = await buildCompany("Hammer", "smith@hammer.example");
  const other = await buildCompany("Quench", "smith@quench.example");
  await app.build.member({ companyId: other, accountId: own });
  const page = await open(own, "/people");
  await page.getByText("Who works for Quench on Worklane.").waitFor();
  const tab = await page.context().newPage();
  await tab.goto("/main-recruiter");
  await tab.getByRole("heading", { name: "Quench's Dashboard" }).waitFor();
  await page.getByRole("button", { name: "Switch to Hammer" }).click();
  await page.getByText("Who works for Hammer on Worklane.").waitFor();
  await page.getByText("smith@hammer.example (You)").waitFor();
  await tab.getByRole("heading", { name: "Hammer's Dashboard" }).waitFor();
});
it("explains to a person who has left what to do next, and lets them create a company", {
  tags: ["thorough"],
}, async () => {
  const companyId = await buildCompany("Ingot", "smith@ingot.example");
  const { accountId } = await app.build.member({ companyId, account: { email: "leaver@ingot.example" } });
  const page = await open(accountId, "/people", { viewport: PHONE });
  await page.getByRole("button", { name: "Leave Ingot" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "You are not in a company" }).waitFor();
  await page.getByText("invite leaver@ingot.example").waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to settings" }).click();
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Create company" }).click();
  await page.getByText("Company name is required").waitFor();
  await page.getByLabel("Company name").fill("Bellows");
  await page.getByLabel("Company location").fill("Pune");
  await page.getByLabel("Company size").selectOption("1-10");
  await page.getByLabel("Industry").fill("Fire");
  // For the new company the page is loaded anew.
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Create company" }).click();
  await loaded;
  await page.goto("/main-recruiter");
  await page.getByRole("heading", { name: "Bellows's Dashboard" }).waitFor();
});

it("an invitation adds a person with an account by its password, who chooses the name that members see", async () => {
  const email = "known@example.com";
  const owner = await app.signedInRecruiter({ name: "Forge" });
  await app.perform("inviteMember", { input: { email, role: "RECRUITER" } }, owner);
  await app.build.account({ role: "RECRUITER", email });
  const page = await visit(await linkFromMail(app, email, "/invitation/"));
  await page.getByRole("heading", { name: "Join Forge" }).waitFor();
  const join = async (password: string) => {
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Join Forge" }).click();
  };
  await join("not this one");
  await page.getByRole("alert").waitFor();
  await join(FACTORY_PASSWORD);
  await page.waitForURL("**/main-recruiter");
  await page.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
  await page.goto("/main-recruiter/settings");
  await page.getByLabel("Name", { exact: true }).fill("Asha S.");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Your company's members see you as Asha S.").waitFor();
  await page.goto("/main-recruiter/people");
  await page.getByText("Asha S. (You)").waitFor();
});

describe("a company", { tags: ["thorough"] }, () => {
  it("makes a member an interviewer of a job with one tick, who then sees it", async () => {
    const { prisma } = app.db;
    const { id: companyId } = await app.build.recruiter();
    const { id: jobId } = await app.build.job({ companyId, title: "Welder" });
    await app.build.application({ jobId });
    const page = await open(companyId, `/applicants/${jobId}`);
    await page.getByRole("button", { name: "Assign interviewers" }).click();
    await page.getByText("No one in your company is an interviewer yet.").waitFor();
    await page.keyboard.press("Escape");
    const { accountId } = await app.build.member({
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
    const { id: companyId } = await app.build.recruiter({ account: { displayName: "Olga Owner" } });
    const { accountId } = await app.build.member({ companyId, account: { displayName: "Asha Smith" } });
    const { id: jobId } = await app.build.job({ companyId, title: "Welder" });
    const { id: seekerId } = await app.build.seeker({ name: "Bala Iyer" });
    const { id: applicationId } = await app.build.application({ jobId, seekerId, status: "ACCEPTED" });
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
    const { id } = await app.build.recruiter({ name: "Forge", account: { email: "smith@forge.test" } });
    const { id: askerId } = await app.build.account({
      ...{ role: "RECRUITER", email: "asha@forge.test", displayName: "Asha Smith" },
    });
    const asker = await open(askerId);
    await asker.getByRole("button", { name: "Ask to join Forge" }).click();
    await asker.getByText("Requested. An owner will respond by email").waitFor();
    const owner = await open(id, "/people", { viewport: PHONE });
    await owner.getByRole("combobox", { name: "Role for Asha Smith" }).selectOption("Viewer");
    await expectFits(owner);
    await owner.getByRole("button", { name: "Approve Asha Smith" }).click();
    await owner.getByText("Asha Smith is now a viewer.").waitFor();
    await asker.getByRole("heading", { name: "Forge's Dashboard" }).waitFor();
  });
});
