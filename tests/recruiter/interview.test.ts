import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { reviewing } from "./reviewing.ts";

const { app, visit, jobToReview } = reviewing();

for (const viewport of [DESKTOP, PHONE]) {
  it(`is offered, picked, moved and cancelled, as both see immediately, at ${viewport.width} pixels`, async () => {
    const job = await jobToReview(["Asha Menon", "Ben Rao"]);
    const { prisma } = app.db;
    const [asha, ben] = await prisma.application.findMany({
      where: { jobId: job.jobId },
      orderBy: { seeker: { name: "asc" } },
    });
    if (!asha || !ben) throw new Error("There are two applications.");
    const recruiter = await visit(job.review, { as: job.recruiter, viewport, timezoneId: "Asia/Kolkata" });
    await recruiter.getByRole("heading", { level: 2, name: "Asha Menon" }).waitFor();
    await recruiter.getByRole("button", { name: "Offer an interview" }).click();
    const form = recruiter.getByRole("dialog", { name: "Offer Asha Menon an interview" });
    await form.getByRole("button", { name: "Offer interview" }).click();
    await form.getByText("Enter the location, or a link.").waitFor();
    await form.getByLabel("Location or link").fill("https://meet.example/asha");
    // What was typed is still there after Escape, and a wrong field is in view.
    await recruiter.keyboard.press("Escape");
    await form.waitFor({ state: "hidden" });
    await recruiter.getByRole("button", { name: "Offer an interview" }).click();
    await form.getByLabel("Location or link").and(form.locator("[value='https://meet.example/asha']")).waitFor();
    await form.getByLabel("Day 1 end time").fill("09:00");
    await form.getByRole("button", { name: "Offer interview" }).click();
    const until = form.getByLabel("Day 1 end time").and(form.locator(":focus"));
    await until.fill("11:00");
    await form.getByRole("button", { name: "Remove day 2" }).click();
    await expectAccessible(recruiter);
    await form.getByRole("button", { name: "Offer interview" }).click();
    await recruiter.getByText("Asha Menon can pick one of 2 times until").waitFor();
    // The last location is only a suggestion.
    await recruiter.getByRole("button", { name: "Offer new times" }).click();
    await form.getByLabel("Location or link").fill("");
    expect(await form.getByLabel("Location or link").inputValue()).toBe("");
    await recruiter.keyboard.press("Escape");

    const path = `/main/appliedjobs?application=${asha.jobId}`;
    const applicant = await visit(path, { as: { id: asha.seekerId }, viewport, timezoneId: "Europe/Berlin" });
    const own = applicant.getByRole("region", { name: "Interview with Acme" });
    await own.getByText("Acme invited you to an interview").waitFor();
    await own.scrollIntoViewIfNeeded();
    const times = own.getByRole("button", { name: /, \d+:\d\d$/ });
    expect(await times.count()).toBe(2);

    // Another applicant gets the first time while this page is open.
    const interview = await prisma.interview.findFirstOrThrow({ where: { applicationId: asha.id } });
    const [range] = interview.ranges as { from: string }[];
    const startsAt = new Date(range?.from ?? "");
    const member = { memberId: job.recruiter.id, companyId: job.recruiter.id };
    await app.build.interview({ applicationId: ben.id, ...member, startsAt, isScheduled: true });
    await times.first().click();
    await own.getByText("You can move the interview 2 times afterwards.").waitFor();
    await own.getByRole("button", { name: /^Confirm / }).click();
    await applicant.getByText("This time is no longer free. Pick another one.").waitFor();
    await own.getByText("Acme invited you to an interview").waitFor();
    await expect.poll(() => times.count()).toBe(1);
    await times.first().click();
    await own.getByRole("button", { name: /^Confirm / }).click();
    await own.getByText("Your interview", { exact: true }).waitFor();
    await own.getByText(/Central European (Standard|Summer) Time/).waitFor();
    const link = own.getByRole("link", { name: "Add to calendar" });
    expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toContain("METHOD:PUBLISH");
    await expectAccessible(applicant);
    await recruiter.getByText("India Standard Time").waitFor();

    await prisma.interview.deleteMany({ where: { applicationId: ben.id } });
    await own.getByRole("button", { name: "Move interview" }).click();
    await times.first().click();
    // Escape closes what was opened last, and nothing else.
    await applicant.keyboard.press("Escape");
    await own.getByRole("button", { name: /^Confirm / }).waitFor({ state: "hidden" });
    await times.first().click();
    await own.getByRole("button", { name: /^Confirm / }).click();
    await expect.poll(() => own.getByText(/at 5:30|at 6:30/).count()).toBe(1);
    await own.getByRole("button", { name: "Decline interview" }).click();
    await own.getByLabel("Message to Acme (optional)").fill("I am ill that day.");
    await own.getByRole("button", { name: "Keep interview" }).click();
    await recruiter.getByRole("button", { name: "Cancel interview" }).click();
    await recruiter.getByLabel("Message to Asha Menon (optional)").fill("We filled the post.");
    await recruiter.getByRole("button", { name: "Cancel interview" }).click();
    await own.getByText("The interview with Acme was cancelled.").waitFor();
    await own.getByText("We filled the post.").waitFor();
  });
}

it("is on the home of both sides, when there is one", async () => {
  const job = await jobToReview(["Asha Menon"]);
  const { id: applicationId, seekerId } = await app.db.prisma.application.findFirstOrThrow({
    where: { jobId: job.jobId },
  });
  const member = { memberId: job.recruiter.id, companyId: job.recruiter.id };
  const startsAt = new Date(Date.now() + 3_600_000);
  await app.build.interview({ applicationId, ...member, startsAt, isScheduled: true });
  await app.db.prisma.applicationEvent.create({
    data: { applicationId, kind: "INTERVIEW_SCHEDULED", actorId: seekerId },
  });
  const home = await visit("/main-recruiter", { as: job.recruiter });
  const upcoming = home.getByRole("region", { name: "Interviews today and tomorrow" });
  await upcoming.getByRole("link", { name: "Asha Menon for Data engineer" }).waitFor();
  const seeker = await visit("/main", { as: { id: seekerId } });
  await seeker.getByRole("link", { name: /^Interview with Acme: / }).click();
  await seeker.getByRole("region", { name: "Interview with Acme" }).waitFor();
});

for (const viewport of [DESKTOP, PHONE]) {
  it(`is judged on scorecards, each before the others can be read, at ${viewport.width} pixels`, async () => {
    const job = await jobToReview(["Asha Menon"]);
    const { prisma } = app.db;
    const { recruiter, jobId } = job;
    const [applicationId = ""] = job.applications;
    const { accountId } = await app.build.member({ companyId: recruiter.id, role: "INTERVIEWER" });
    await prisma.account.update({ where: { id: accountId }, data: { displayName: "Ben Iyer" } });
    await prisma.jobInterviewer.create({ data: { accountId, companyId: recruiter.id, jobId } });
    const about = { applicationId, memberId: recruiter.id, companyId: recruiter.id };
    const startsAt = new Date(Date.now() - 3_600_000);
    const { id: interviewId } = await app.build.interview({ ...about, startsAt, isScheduled: true });
    await prisma.interviewMember.create({ data: { interviewId, accountId, companyId: recruiter.id } });

    const owner = await visit(job.review, { as: recruiter, viewport });
    await owner.getByRole("button", { name: "Add scorecard questions" }).click();
    const questions = owner.getByLabel("Questions about each applicant");
    await questions.fill("Knows SQL?\nKnows sql?");
    await owner.getByRole("button", { name: "Save questions" }).click();
    await owner.getByText("Enter each question once.").waitFor();
    await questions.fill("Knows SQL?\nExplains decisions clearly?");
    await owner.getByRole("button", { name: "Save questions" }).click();

    const ben = await visit(job.review, { as: { id: accountId }, viewport });
    // A draft that cannot be read is left aside.
    const draft = `worklane-draft:${accountId}:scorecard-${interviewId}`;
    await ben.evaluate((key) => localStorage.setItem(key, "{"), draft);
    await ben.getByRole("button", { name: "Fill in your scorecard" }).click();
    const form = ben.getByRole("dialog", { name: "Scorecard for Asha Menon" });
    await form.getByRole("radiogroup", { name: "Knows SQL?" }).getByLabel("Strong yes").check();
    await form.getByLabel("Reason for “Knows SQL?” (optional)").fill("Wrote a window function.");
    await form.getByRole("button", { name: "Save scorecard" }).click();
    await form.getByText("Choose a score for each question.").waitFor();
    await expectAccessible(ben);
    // What was entered stays on this device until it is saved.
    await ben.reload();
    expect(await form.getByLabel("Strong yes").first().isChecked()).toBe(true);
    await form
      .getByRole("radiogroup", { name: "Explains decisions clearly?" })
      .getByLabel("No", { exact: true })
      .check();
    await form.getByRole("button", { name: "Save scorecard" }).click();
    await ben.getByRole("region", { name: "Knows SQL?" }).getByText("Wrote a window function.").waitFor();

    await owner.getByText("1 scorecard is hidden until you save yours.").waitFor();
    await owner.getByRole("button", { name: "Fill in your scorecard" }).click();
    for (const name of ["Knows SQL?", "Explains decisions clearly?"])
      await owner.getByRole("radiogroup", { name }).getByLabel("Yes", { exact: true }).check();
    await owner.getByLabel("Overall view (optional)").fill("Let us hire.");
    await owner.getByRole("button", { name: "Save scorecard" }).click();
    await owner.getByRole("region", { name: "Knows SQL?" }).getByText("1 strong yes, 1 yes").waitFor();
    await owner.getByRole("region", { name: "Overall view" }).getByText("Let us hire.").waitFor();
    await ben.getByText("Let us hire.").waitFor();
    await expectAccessible(owner);
  });
}
