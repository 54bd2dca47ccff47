import { describe, expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { failOperation } from "../support/failing-operation.ts";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, openAs, openReview, shows, statuses } = reviewing({ provoked: [/\/graphql/] });

it("decides with a reason and a message from a template, after a preview", async () => {
  const { page, applications } = await openReview(["Asha Rao", "Bala Iyer"]);
  await page.keyboard.press("Shift+R");
  const form = page.getByRole("dialog");
  await form.getByLabel("Reason (only").selectOption("Skills");
  await form.getByLabel("Message to Asha Rao").fill("Dear {name}, thank you for your interest in {job}.");
  await form.getByRole("button", { name: "Preview" }).click();
  await form.getByText("Dear Asha Rao, thank you for your interest in Data engineer.").waitFor();
  await form.getByLabel("Save this text as a template").fill("Kind no");
  await form.getByRole("button", { name: "Save" }).click();
  await form.getByLabel("Start with a template").waitFor();
  await expectAccessible(page);
  await form.getByRole("button", { name: "Reject Asha Rao" }).click();
  await shows(page, "Bala Iyer");
  await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "APPLIED"]);
  const { message } = await app.db.prisma.application.findUniqueOrThrow({ where: { id: applications[0] ?? "" } });
  expect(message).toBe("Dear Asha Rao, thank you for your interest in Data engineer.");
  await page.keyboard.press("Shift+R");
  await form.getByLabel("Start with a template").selectOption("Kind no");
  await expect
    .poll(() => form.getByLabel("Message to Bala Iyer").inputValue())
    .toBe("Dear {name}, thank you for your interest in {job}.");
});

describe("a letter that cannot be sent", () => {
  const LETTER = "Dear {name}, we had {many} applications.";

  it("is refused beside its field and in the preview, and is not lost", async () => {
    const { page, applications } = await openReview(["Asha Rao", "Bala Iyer"]);
    await page.keyboard.press("Shift+R");
    const form = page.getByRole("dialog");
    const letter = form.getByLabel("Message to Asha Rao");
    await form.getByLabel("Details (only").fill("Too far away");
    await letter.fill(LETTER);
    const fault = "Only {name}, {job} and {company} can stand in braces.";
    await form.getByText(fault).waitFor();
    await form.getByRole("button", { name: "Preview" }).click();
    await form.getByRole("region", { name: "Preview" }).getByText(fault).waitFor();
    await form.getByRole("button", { name: "Reject Asha Rao" }).click();
    await expect.poll(() => letter.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await letter.inputValue()).toBe(LETTER);
    await letter.fill("Dear {name}, we had many applications.");
    await form.getByLabel("Reason (only").selectOption("Skills");
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
    await page.keyboard.press("Shift+R");
    expect(await letter.inputValue()).toBe("Dear {name}, we had many applications.");
    expect(await form.getByLabel("Details (only").inputValue()).toBe("Too far away");
    expect(await form.getByLabel("Reason (only").locator("option:checked").innerText()).toBe("Skills");
    await form.getByRole("button", { name: "Reject Asha Rao" }).click();
    await shows(page, "Bala Iyer");
    await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "APPLIED"]);
  });

  it("stays in the form when the server refuses it, for one or for many", { tags: ["thorough"] }, async () => {
    const { applications, recruiter, review } = await jobToReview(["Asha Rao", "Bala Iyer"]);
    const page = await openAs(recruiter);
    await page.routeWebSocket(/graphql/, () => {});
    await page.goto(review);
    await shows(page, "Asha Rao");
    await page.keyboard.press("Shift+R");
    const form = page.getByRole("dialog");
    await form.getByLabel("Details (only").fill("Too far away");
    await form.getByLabel("Message to Asha Rao").fill("Dear {name}");
    // Somebody else has decided meanwhile.
    const [id = ""] = applications;
    await app.db.prisma.application.update({ where: { id }, data: { status: "ACCEPTED", version: { increment: 1 } } });
    await form.getByRole("button", { name: "Reject Asha Rao" }).click();
    await form.getByRole("alert").getByText("1 was changed by someone else").waitFor();
    expect(await form.getByLabel("Message to Asha Rao").inputValue()).toBe("Dear {name}");
    expect(await form.getByLabel("Details (only").inputValue()).toBe("Too far away");
    await form.getByRole("button", { name: "Reject Asha Rao" }).click();
    await shows(page, "Bala Iyer");
    const stored = await app.db.prisma.application.findUniqueOrThrow({ where: { id } });
    expect(stored).toMatchObject({ status: "REJECTED", message: "Dear Asha Rao" });

    await page.getByRole("checkbox", { name: "Select Bala Iyer" }).check();
    await page.getByRole("button", { name: "With a message" }).click();
    await form.getByLabel("Message to Bala Iyer").fill("Hello {name}");
    await failOperation(page, "DecideApplications");
    await form.getByRole("button", { name: "Accept Bala Iyer" }).click();
    await form.getByRole("alert").waitFor();
    expect(await form.getByLabel("Message to Bala Iyer").inputValue()).toBe("Hello {name}");
    await page.unroute("**/graphql");
    await form.getByRole("button", { name: "Accept Bala Iyer" }).click();
    await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "ACCEPTED"]);
  });
});
