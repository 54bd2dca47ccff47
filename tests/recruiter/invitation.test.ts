import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { sendApplication } from "../support/send-application.ts";

const { app, visit } = testSite();

for (const viewport of [DESKTOP, PHONE]) {
  it(`a candidate is invited to a job, is interested and applies, at ${viewport.width} pixels`, async () => {
    const owner = await app.build.recruiter({ name: `Acme ${viewport.width}` });
    const job = await app.build.job({ companyId: owner.id, title: "Welder" });
    const asha = await app.build.seeker({ name: "Asha Menon" });
    const declined = await app.build.job({ companyId: owner.id, title: "Fitter" });
    await app.db.prisma.jobInvitation.create({
      data: { jobId: declined.id, seekerId: asha.id, sentById: owner.id, text: "Come and fit." },
    });

    const recruiter = await visit(`/main-recruiter/allcandidates?candidate=${asha.id}`, { as: owner, viewport });
    const panel = recruiter.getByRole("dialog", { name: "Asha Menon" });
    await panel.getByText(/^Invited to Fitter on .* No response yet\.$/).waitFor();
    await panel.getByRole("button", { name: "Invite to apply" }).click();
    const form = recruiter.getByRole("dialog", { name: "Invite Asha Menon to apply" });
    await form.getByLabel("Job", { exact: true }).waitFor();
    // Not the job that she was invited to before.
    expect(await form.getByLabel("Job", { exact: true }).locator("option").allInnerTexts()).toEqual(["Welder, Pune"]);
    await form.getByRole("button", { name: "Send invitation" }).click();
    await form.getByLabel("Message").and(form.locator(":focus[aria-invalid=true]")).waitFor();
    await form.getByText("Explain why you are inviting this person.").waitFor();
    await form.getByLabel("Message").fill("Your work on bridges fits.");
    await expectAccessible(recruiter);
    await form.getByRole("button", { name: "Send invitation" }).click();
    await form.waitFor({ state: "hidden" });
    await panel.getByText(/^Invited to Welder on .* No response yet\.$/).waitFor();

    const seeker = await visit("/main/appliedjobs", { as: asha, viewport });
    await seeker.getByRole("heading", { name: "Invitations" }).waitFor();
    const invitation = seeker.getByRole("article", { name: /^Welder, Acme/ });
    await invitation.getByText("Your work on bridges fits.").waitFor();
    await seeker.getByRole("button", { name: "Decline the invitation to Fitter" }).click();
    await seeker.getByRole("dialog").getByRole("button", { name: "Decline" }).click();
    await seeker.getByRole("article", { name: /^Fitter, / }).waitFor({ state: "detached" });
    await invitation.getByRole("button", { name: "I'm interested in Welder" }).click();
    await invitation.getByText(/^You are interested\./).waitFor();
    await expectAccessible(seeker);

    await recruiter.reload();
    await panel.getByText(/^Invited to Welder on .* Interested\.$/).waitFor();
    await panel.getByText(/^Invited to Fitter on .* No response yet\.$/).waitFor();
    await panel.getByRole("link", { name: "Write an email to Asha Menon" }).waitFor();

    await invitation.getByRole("button", { name: "Apply for Welder" }).click();
    await sendApplication(seeker);
    await seeker.getByRole("heading", { name: "Invitations" }).waitFor({ state: "detached" });

    await recruiter.goto(`${app.url}/main-recruiter/applicants/${job.id}`);
    await recruiter.getByText("Invited: 1, interested: 1").waitFor();
    await recruiter.getByRole("article", { name: "Asha Menon" }).waitFor();
  });
}

it("an invitation is withdrawn after a question, and the message of a refused one stays", async () => {
  const owner = await app.build.recruiter({ name: "Globex" });
  const job = await app.build.job({ companyId: owner.id, title: "Turner" });
  const ben = await app.build.seeker({ name: "Ben Rao" });
  const page = await visit(`/main-recruiter/allcandidates?candidate=${ben.id}&invite=${ben.id}`, { as: owner });
  const form = page.getByRole("dialog", { name: "Invite Ben Rao to apply" });
  await form.getByLabel("Message").fill("x".repeat(510));
  await form.getByText("10 characters too many").waitFor();
  await form.getByRole("button", { name: "Send invitation" }).click();
  await form.getByLabel("Message").and(form.locator(":focus[aria-invalid=true]")).waitFor();
  await form.getByLabel("Message").fill("Come and turn.");
  const setStatus = (status: "CLOSED" | "OPEN") =>
    app.db.prisma.job.update({ where: { id: job.id }, data: { status } });
  await setStatus("CLOSED");
  await form.getByRole("button", { name: "Send invitation" }).click();
  await form.getByText("This job is not open. Choose an open job.").waitFor();
  expect(await form.getByLabel("Message").inputValue()).toBe("Come and turn.");
  await setStatus("OPEN");
  await form.getByRole("button", { name: "Send invitation" }).click();
  const panel = page.getByRole("dialog", { name: "Ben Rao" });
  await panel.getByRole("button", { name: "Withdraw the invitation to Turner" }).click();
  await page
    .getByRole("dialog", { name: "Withdraw the invitation to Turner?" })
    .getByRole("button", { name: "Withdraw" })
    .click();
  await panel.getByText(/Withdrawn\.$/).waitFor();
});
