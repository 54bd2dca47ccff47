import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { reviewing } from "./reviewing.ts";

const { app, visit, jobToReview } = reviewing();

for (const viewport of [DESKTOP, PHONE]) {
  it(`takes few presses from the application to the accepted offer, at ${viewport.width} pixels`, async () => {
    const { prisma } = app.db;
    const { jobId, review, recruiter: owner, applications } = await jobToReview(["Asha Menon"]);
    const [applicationId = ""] = applications;
    const { seekerId } = await prisma.application.findUniqueOrThrow({ where: { id: applicationId } });
    const { accountId } = await app.build.member({ companyId: owner.id, role: "INTERVIEWER" });
    await prisma.account.update({ where: { id: accountId }, data: { displayName: "Ben Iyer" } });
    await prisma.jobInterviewer.create({ data: { accountId, companyId: owner.id, jobId } });
    await prisma.job.update({ where: { id: jobId }, data: { scorecardQuestions: ["Knows SQL?"] } });
    const presses = { recruiter: 0, applicant: 0, interviewer: 0 };
    const press = async (who: keyof typeof presses, what: Locator) => {
      await what.click();
      presses[who]++;
    };

    const recruiter = await visit(review, { as: owner, viewport });
    await press("recruiter", recruiter.getByRole("button", { name: "Offer an interview" }));
    const times = recruiter.getByRole("dialog", { name: "Offer Asha Menon an interview" });
    await times.getByLabel("Location or link").fill("https://meet.example/asha");
    await press("recruiter", times.getByLabel("Ben Iyer"));
    await press("recruiter", times.getByRole("button", { name: "Offer interview" }));
    await recruiter.getByText("Asha Menon can pick one of").waitFor();

    const applicant = await visit(`/main/appliedjobs?application=${jobId}`, { as: { id: seekerId }, viewport });
    const interview = applicant.getByRole("region", { name: "Interview with Acme" });
    await press("applicant", interview.getByRole("button", { name: /, \d+:\d\d$/ }).first());
    await press("applicant", interview.getByRole("button", { name: /^Confirm / }));
    await interview.getByText("Your interview", { exact: true }).waitFor();
    await expect.poll(() => prisma.interview.count({ where: { applicationId, status: "SCHEDULED" } })).toBe(1);
    await prisma.interview.updateMany({ where: { applicationId }, data: { startsAt: new Date() } });

    const interviewer = await visit(review, { as: { id: accountId }, viewport });
    await press("interviewer", interviewer.getByRole("button", { name: "Fill in your scorecard" }));
    await press("interviewer", interviewer.getByLabel("Strong yes"));
    await press("interviewer", interviewer.getByRole("button", { name: "Save scorecard" }));
    await interviewer.getByRole("region", { name: "Knows SQL?" }).getByText("1 strong yes").waitFor();

    await press("recruiter", recruiter.getByRole("button", { name: "Send an offer" }));
    const offer = recruiter.getByRole("dialog", { name: "Send Asha Menon an offer" });
    await offer.getByLabel("Minimum pay").fill("1200000");
    await offer.getByLabel("Location").fill("Pune");
    await press("recruiter", offer.getByRole("button", { name: "Send offer" }));
    const own = applicant.getByRole("region", { name: "Offer from Acme" });
    await press("applicant", own.getByRole("button", { name: "Accept offer" }));
    await press("applicant", own.getByRole("button", { name: "Accept offer" }));
    await own.getByText("You accepted the offer from Acme").waitFor();
    await recruiter.getByText("Asha Menon accepted on").waitFor();
    expect(presses).toEqual({ recruiter: 5, applicant: 4, interviewer: 3 });
  });
}
