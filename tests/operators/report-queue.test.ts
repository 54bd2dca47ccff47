import { beforeEach, expect, it } from "vitest";
import type { ReportReason } from "../../server/generated/prisma/enums.ts";
import { PHONE } from "../support/browser.ts";
import { testConsole } from "../support/console.ts";
import { expectFits } from "../support/expect-fits.ts";

const { app, openConsole, report } = testConsole();

/** A job that each of these reasons was given for, by a seeker each. */
async function reported(title: string, ...reasons: ReportReason[]) {
  const job = await app.build.job({ title, description: "Pay us first." });
  for (const reason of reasons) await report(job.id, reason, `${title} wants money`);
  return job;
}
beforeEach(() => app.db.prisma.report.deleteMany());

it("a job that five people reported is one row, found by title, reason and who works on it, and sorted", async () => {
  const { companyName } = await reported("Baker", "SPAM");
  await reported("Welder", "FRAUD", "FRAUD", "FRAUD", "SPAM", "SPAM");
  const ada = await app.build.seeker({ name: "Ada Lovelace" });
  const input = { kind: "PERSON", id: ada.id, reason: "ABUSE", note: "" };
  await app.perform("report", { input }, await app.signedInSeeker());
  const page = await openConsole("MODERATOR", "/operators");
  const rows = page.getByRole("article");
  // Its announcement to screen readers has the same words.
  const total = (words: string) => page.getByText(words).first().waitFor();
  const titles = () => rows.getByRole("heading").allTextContents();
  await total("3 pending items");
  expect((await titles()).map((title) => title.split(",")[0])).toEqual([
    "Job: Baker",
    "Job: Welder",
    "Person: Ada Lovelace",
  ]);
  expect(await rows.nth(0).getByRole("heading").textContent()).toBe(`Job: Baker, ${companyName}`);
  await rows.filter({ hasText: "5 reports: 3 of fraud, 2 of spam" }).getByText("Unassigned").waitFor();

  await page.getByLabel("Sort by").selectOption("Most reports first");
  await expect.poll(async () => (await titles())[0]).toContain("Welder");
  await page.getByLabel("Reason").selectOption("Spam or advertising");
  await total("2 pending items");
  await page.getByLabel("Title, company or person").fill("bak");
  await page.getByRole("button", { name: "Search" }).click();
  await total("1 pending item");
  expect(new URL(page.url()).search).toBe("?order=MOST_REPORTS&reason=SPAM&search=bak");
  await page.reload();
  await total("1 pending item");
  expect(await page.getByLabel("Title, company or person").inputValue()).toBe("bak");
  await page.getByLabel("Assigned to").selectOption("Me");
  await page.getByText("No reports match this search").waitFor();
  await page.getByRole("link", { name: "Show everything" }).click();
  await total("3 pending items");
});

it("a decision leads on to the next case of the same search, and after the last one to the queue", async () => {
  await reported("Skipped", "FRAUD");
  await reported("First", "FRAUD");
  await reported("Other reason", "SPAM");
  await reported("Last", "FRAUD");
  const page = await openConsole("MODERATOR", "/operators?reason=FRAUD");
  const title = (name: string) => page.getByRole("heading", { level: 1, name: `Job: ${name}` });
  await page.getByRole("link", { name: /^Open Job: Skipped/ }).click();
  await title("Skipped").waitFor();
  await page.getByRole("button", { name: "Next report" }).click();
  for (const [name, next] of [
    ["First", "Last"],
    ["Last", "Skipped"],
    ["Skipped", null],
  ] as const) {
    await title(name).waitFor();
    await page.getByRole("button", { name: "Assign to me" }).click();
    await page.getByRole("radio", { name: "No action" }).check();
    await page.getByLabel("Reason").fill("It is fine.");
    await page.getByRole("button", { name: "Decide" }).click();
    if (next) await title(next).waitFor();
  }
  await page.getByText("No reports match this search").waitFor();
  expect(new URL(page.url()).search).toBe("?reason=FRAUD");
  expect(await app.db.prisma.report.count({ where: { reviewedAt: null } })).toBe(1);
});

it("of two operators who take a report at once, the page of the second one says who has it", {
  tags: ["thorough"],
}, async () => {
  const job = await reported("Welder", "FRAUD");
  const path = `/operators/reports/${job.id}`;
  const [first, second] = [await openConsole("MODERATOR", path), await openConsole("ADMINISTRATOR", path)];
  for (const page of [first, second]) await page.getByRole("heading", { name: "Unassigned" }).waitFor();
  await first.getByRole("button", { name: "Assign to me" }).click();
  await first.getByRole("heading", { name: "Decide" }).waitFor();
  await second.getByRole("button", { name: "Assign to me" }).click();
  const { takenById } = await app.db.prisma.report.findFirstOrThrow({ where: { targetId: job.id } });
  const { email } = await app.db.prisma.account.findUniqueOrThrow({ where: { id: takenById ?? "" } });
  await second.getByText(`${email} is working on this report.`).waitFor();
  await second.getByRole("heading", { name: `Assigned to ${email}` }).waitFor();
  expect(await second.getByRole("button", { name: "Assign to me" }).count()).toBe(0);
});

it("of thirteen reports the first few are shown, with the decision in view, also on a phone", {
  tags: ["thorough"],
}, async () => {
  const job = await reported("Welder", ...Array.from({ length: 13 }, () => "FRAUD" as const));
  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    const page = await openConsole("MODERATOR", `/operators/reports/${job.id}`, { viewport });
    const take = page.getByRole("button", { name: "Assign to me" });
    await take.waitFor();
    expect(await page.getByText("“Welder wants money”").count()).toBe(3);
    const { y } = (await take.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
    expect(y).toBeLessThan(viewport.height * 1.2);
    await expectFits(page);
    await page.getByRole("button", { name: "Show all 13" }).click();
    expect(await page.getByText("“Welder wants money”").count()).toBe(13);
  }
});

it("an address of no report says so and leads back, and offers no retry", { tags: ["thorough"] }, async () => {
  const page = await openConsole("SUPPORT", "/operators/reports/nonsense");
  for (const id of ["nonsense", crypto.randomUUID()]) {
    await page.goto(`/operators/reports/${id}`);
    await page.getByRole("heading", { level: 1, name: "Report not found" }).waitFor();
    expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  }
  await page.getByRole("link", { name: "To the reports" }).click();
  await page.getByRole("heading", { level: 1, name: "Reports" }).waitFor();
});
