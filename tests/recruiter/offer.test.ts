import { expect, it } from "vitest";
import { pdf } from "../../server/testing/sample-files.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { reviewing } from "./reviewing.ts";

const { app, visit, jobToReview } = reviewing();

for (const viewport of [DESKTOP, PHONE]) {
  it(`is sent, changed while it is read, and accepted, at ${viewport.width} pixels`, async () => {
    const { prisma } = app.db;
    const { jobId, review, recruiter: owner } = await jobToReview(["Asha Menon", "Ben Rao", "Cleo Das"]);
    const asha = await prisma.application.findFirstOrThrow({ where: { jobId, seeker: { name: "Asha Menon" } } });
    const other = await app.build.job({ companyId: (await app.build.recruiter({ name: "Globex" })).id });
    const elsewhere = await app.build.application({ jobId: other.id, seekerId: asha.seekerId });

    const recruiter = await visit(review, { as: owner, viewport, timezoneId: "Asia/Kolkata" });
    await recruiter.getByRole("heading", { level: 2, name: "Asha Menon" }).waitFor();
    await recruiter.getByRole("button", { name: "Send an offer" }).click();
    const form = recruiter.getByRole("dialog", { name: "Send Asha Menon an offer" });
    const file = { name: "offer.pdf", mimeType: "application/pdf", buffer: await pdf() };
    await form.locator("input[type=file]").setInputFiles(file);
    // Each wrong field is focused, with its message beside it.
    const refused = (label: string) => form.getByLabel(label).and(form.locator(":focus[aria-invalid=true]")).waitFor();
    await form.getByLabel("Minimum pay").fill("12,00,000");
    await form.getByLabel("Maximum (optional)").fill("1");
    await form.getByRole("button", { name: "Send offer" }).click();
    await refused("Maximum (optional)");
    await form.getByLabel("Maximum (optional)").fill("");
    await form.getByRole("button", { name: "Send offer" }).click();
    await refused("Location");
    await form.getByText("Enter where the work is done.").waitFor();
    expect(await form.getByLabel("Minimum pay").inputValue()).toBe("12,00,000");
    await form.getByLabel("Location").fill("Pune");
    await form.getByRole("textbox", { name: "Offer details (optional)" }).fill("Welcome, **Asha**.");
    await expectAccessible(recruiter);
    await form.getByRole("button", { name: "Send offer" }).click();
    const sent = recruiter.getByRole("region", { name: "Offer", exact: true });
    await sent.getByText("Asha Menon can accept it until").waitFor();

    const path = `/main/appliedjobs?application=${jobId}`;
    const applicant = await visit(path, { as: { id: asha.seekerId }, viewport });
    const own = applicant.getByRole("region", { name: "Offer from Acme" });
    if (viewport === DESKTOP) await applicant.getByText(/^Offer expires /).waitFor();
    await own.getByText("₹12,00,000 a year", { exact: true }).waitFor();
    await own.getByRole("link", { name: "offer.pdf" }).waitFor();
    await applicant.getByText("Next: respond to the company's offer.").waitFor();
    await own.getByRole("button", { name: "Accept offer" }).click();
    await own.getByLabel("Message to Acme (optional)").fill("Gladly.");
    await own.getByLabel("Withdraw").check();
    await own.getByText(`${other.title} at Globex`).waitFor();
    await own.getByLabel("Message to these companies (optional)").fill("I found a job.");
    await expectAccessible(applicant);

    // The company changes it while the applicant has the form open, and offline: the new version has to be read first.
    await prisma.offer.updateMany({
      where: { applicationId: asha.id },
      data: { status: "REPLACED", endedAt: new Date() },
    });
    await app.build.offer({ applicationId: asha.id, version: 2, payMin: 1_300_000 });
    await own.getByRole("button", { name: "Accept offer" }).click();
    await own.getByText("Acme changed this offer. Read the new version, then respond.").waitFor();
    await own.getByText("₹13,00,000 a year", { exact: true }).waitFor();
    await own.getByText("Earlier versions (1)").click();
    await own.getByText("₹12,00,000 a year", { exact: true }).waitFor();

    await own.getByRole("button", { name: "Accept offer" }).click();
    // What was typed is still there.
    await own.getByLabel("Withdraw").check();
    expect(await own.getByLabel("Message to these companies (optional)").inputValue()).toBe("I found a job.");
    await own.getByRole("button", { name: "Accept offer" }).click();
    await own.getByText("You accepted the offer from Acme").waitFor();
    expect((await prisma.application.findUniqueOrThrow({ where: { id: elsewhere.id } })).status).toBe("WITHDRAWN");

    await sent.getByText("Asha Menon accepted on").waitFor();
    await sent.getByText("Gladly.").waitFor();
    expect(await sent.getByRole("button", { name: "Change offer" }).count()).toBe(0);
    await sent.getByRole("link", { name: "Respond to the other 2 applicants" }).click();
    await recruiter.getByText("2 selected").waitFor();

    // A reload does not follow the link again.
    const selections: string[] = [];
    recruiter.on("request", (request) => {
      if (request.postData()?.includes('"operationName":"ApplicantSelection"')) selections.push(request.url());
    });
    await recruiter.reload();
    await recruiter.getByRole("heading", { level: 2, name: "Asha Menon" }).waitFor();
    expect(selections).toEqual([]);
  });
}

it("is kept half written, as times for an interview are, and Back closes only its form", async () => {
  const { list, recruiter } = await jobToReview(["Asha Menon"]);
  const page = await visit(list, { as: recruiter });
  await page.getByRole("button", { name: "View Profile: Asha Menon" }).click();
  const panel = page.getByRole("dialog", { name: "Applied to Data engineer" });
  for (const [opens, title, field] of [
    ["Send an offer", "Send Asha Menon an offer", "Start date"],
    ["Offer an interview", "Offer Asha Menon an interview", "Day 2"],
  ] as const) {
    const form = page.getByRole("dialog", { name: title });
    const open = () => panel.getByRole("button", { name: opens }).click();
    const isKept = () => form.getByLabel(field, { exact: true }).and(form.locator("[value='2027-03-01']")).waitFor();
    await open();
    const untouched = await form.getByLabel(field, { exact: true }).inputValue();
    await form.getByLabel(field, { exact: true }).fill("2027-03-01");
    for (const leave of [() => page.goBack(), () => page.keyboard.press("Escape"), () => page.mouse.click(5, 5)]) {
      await leave();
      await form.waitFor({ state: "hidden" });
      await panel.waitFor();
      await open();
      await isKept();
    }
    await page.reload();
    await isKept();
    await form.getByRole("button", { name: "Start over" }).click();
    await page.getByRole("dialog", { name: "Start over?" }).getByRole("button", { name: "Start over" }).click();
    await form
      .getByLabel(field)
      .and(form.locator(`[value='${untouched}']`))
      .waitFor();
    await page.goBack();
    await form.waitFor({ state: "hidden" });
  }
});

it("is withdrawn in a form of one applicant, not of the next in the panel", async () => {
  const { list, recruiter, applications } = await jobToReview(["Asha Menon", "Ben Rao"]);
  for (const applicationId of applications) await app.build.offer({ applicationId });
  const page = await visit(list, { as: recruiter });
  await page.getByRole("button", { name: "View Profile: Asha Menon" }).click();
  const panel = page.getByRole("dialog");
  const withdraw = panel.getByRole("button", { name: "Withdraw offer" });
  await withdraw.click();
  await panel.getByLabel("Message to Asha Menon (optional)").fill("No budget.");
  // Escape closes what was opened last, and what was typed stays.
  await page.keyboard.press("Escape");
  await withdraw.click();
  expect(await panel.getByLabel("Message to Asha Menon (optional)").inputValue()).toBe("No budget.");
  await panel.getByRole("button", { name: "Next applicant" }).click();
  await withdraw.click();
  expect(await panel.getByLabel("Message to Ben Rao (optional)").inputValue()).toBe("");
});

it("is not withdrawn by the form of a version that a colleague has replaced", async () => {
  const { review, recruiter, applications } = await jobToReview(["Asha Menon"]);
  const applicationId = applications[0] ?? "";
  const { text, place, expiresOn, startsOn, timeZone } = await app.build.offer({ applicationId });
  const page = await visit(review, { as: recruiter });
  const withdraw = page.getByRole("button", { name: "Withdraw offer" });
  await withdraw.click();
  await page.getByLabel("Message to Asha Menon (optional)").fill("No budget.");
  const [lastDay, firstDay] = [expiresOn, startsOn].map((day) => day.toISOString().slice(0, 10));
  const pay = { payMin: 1_300_000, payCurrency: "INR", payUnit: "YEAR" };
  const input = { applicationId, text, place, timeZone, expiresOn: lastDay, startsOn: firstDay, ...pay };
  await app.perform("sendOffer", { input }, await app.signedInAs(recruiter.id));
  await page.getByText("This offer was replaced with a new version.").waitFor();
  await page.getByText("₹13,00,000 a year", { exact: true }).waitFor();
  // What was typed is still there for the new version.
  await withdraw.click();
  expect(await page.getByLabel("Message to Asha Menon (optional)").inputValue()).toBe("No budget.");
  expect(await app.db.prisma.offer.count({ where: { status: "WITHDRAWN" } })).toBe(0);
  await withdraw.click();
  await page.getByText(/^Withdrawn on /).waitFor();
});

it("is withdrawn and declined with a sentence", async () => {
  const { jobId, review, recruiter: owner, applications } = await jobToReview(["Asha Menon"]);
  const { seekerId } = await app.db.prisma.application.findFirstOrThrow({ where: { jobId } });
  await app.build.offer({ applicationId: applications[0] ?? "" });
  await app.db.prisma.applicationEvent.create({
    data: { applicationId: applications[0] ?? "", kind: "OFFER_SENT", actorId: owner.id },
  });
  const applicant = await visit(`/main/appliedjobs?application=${jobId}`, { as: { id: seekerId } });
  const own = applicant.getByRole("region", { name: "Offer from Acme" });
  const recruiter = await visit(review, { as: owner });
  await recruiter.getByRole("button", { name: "Withdraw offer" }).click();
  await recruiter.getByLabel("Message to Asha Menon (optional)").fill("No budget.");
  await own.getByRole("button", { name: "Decline offer" }).click();
  await own.getByLabel("Message to Acme (optional)").fill("Too far away.");
  await own.getByRole("button", { name: "Decline offer" }).click();
  await own.getByText("You declined the offer from Acme").waitFor();
  await recruiter.getByText("Asha Menon declined on").waitFor();
  await recruiter.getByText("Too far away.").waitFor();

  await own.getByRole("button", { name: "Report this offer" }).click();
  const report = applicant.getByRole("dialog", { name: "Report this offer" });
  await report.getByLabel("Fraud, or asking for money or documents").check();
  await report.getByRole("button", { name: "Send report" }).click();
  await report.getByText("Thank you. We will look at it.").waitFor();
  expect(await app.db.prisma.report.count({ where: { kind: "OFFER" } })).toBe(1);
});
