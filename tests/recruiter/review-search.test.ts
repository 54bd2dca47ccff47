// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { newStorageKey } from "../../server/platform/files/storage-key.ts";
import { claimResume, storeResumeText } from "../../server/seekers/resumes/resume-text.store.ts";
import { PHONE, testSite } from "../support/browser.ts";

const { app, visit } = testSite({ provoked: [/\/files\//] });

let recruiter: { id: string };
let jobId: string;
let base: string;

/** Applies with a resume that has this text. */
async function applies(name: string, text: string, hoursAgo: number, tags: readonly string[] = []) {
  const { id: seekerId } = await app.build.seeker({ name });
  const file = { ownerId: seekerId, kind: "RESUME", name: "cv.pdf", mediaType: "application/pdf", size: 1 } as const;
  const { id: resumeFileId } = await app.build.file({ ...file, storageKey: newStorageKey() });
  await claimResume(app.db, resumeFileId);
  await storeResumeText(app.db, resumeFileId, { text, problem: null });
  const appliedAt = new Date(Date.now() - hoursAgo * 3_600_000);
  await app.build.application({ jobId, seekerId, resumeFileId, appliedAt, tags: [...tags] });
  return seekerId;
}

beforeEach(async () => {
  recruiter = await app.build.recruiter({ name: "Acme" });
  jobId = (await app.build.job({ companyId: recruiter.id, title: "Data engineer" })).id;
  base = `/main-recruiter/applicants/${jobId}`;
  await applies("Chen Das", "Chen Das. Streams in Kafka, 100% remote", 1, ["Go"]);
  const asha = await applies("Asha Rao", "Asha Rao. Kafka and SQL", 2);
  await applies("Bala Iyer", "Bala Iyer. Welding", 3, ["Go", "Remote"]);
  await app.build.experience({ seekerId: asha, kind: "JOB", from: new Date("2001-01-01"), to: null });
});

const names = (page: Page) => page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
const search = async (page: Page, words: string) => {
  await page.getByRole("searchbox", { name: "Search resumes" }).fill(words);
  await page.keyboard.press("Enter");
};

it("searches resumes, chooses a tag and the order on the list; Back removes each", async () => {
  const page = await visit(base, { as: recruiter });
  await page.getByText("Newest applications first.").waitFor();
  await search(page, "kafka");
  await expect.poll(() => names(page)).toEqual(["Chen Das", "Asha Rao"]);
  await page.getByText("2 of 3 match").first().waitFor();
  await page.getByRole("tab", { name: "Applied (2)" }).waitFor();
  await page.getByLabel("Sort by").selectOption("NAME");
  await page.getByText("By name, from A to Z.").waitFor();
  await expect.poll(() => names(page)).toEqual(["Asha Rao", "Chen Das"]);
  await page.getByLabel("Tag", { exact: true }).selectOption({ label: "Go (1)" });
  await expect.poll(() => names(page)).toEqual(["Chen Das"]);
  await page.reload();
  await expect.poll(() => names(page)).toEqual(["Chen Das"]);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Asha Rao", "Chen Das"]);
  await page.goBack();
  await page.getByText("Newest applications first.").waitFor();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Chen Das", "Asha Rao", "Bala Iyer"]);
  // A decided applicant is inserted according to the order, in a list that is already cached.
  await page.getByLabel("Sort by").selectOption("EXPERIENCE");
  await page.getByText("Longest total time in jobs first").waitFor();
  expect((await names(page))[0]).toBe("Asha Rao");
  await page.getByRole("button", { name: "Accept Asha Rao", exact: true }).click();
  await page.getByRole("tab", { name: "Accepted (1)" }).waitFor();
  await expect.poll(() => names(page)).toEqual(["Asha Rao"]);
});

it("applies the search to the review and the board, and closes by Back", async () => {
  const page = await visit(`${base}?resume=kafka&order=NAME`, { as: recruiter });
  await page.getByRole("link", { name: "Review" }).click();
  await page.getByRole("heading", { level: 2, name: "Asha Rao" }).waitFor();
  await page.getByText("1 of 2").waitFor();
  await page.getByText("By name, from A to Z.").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(" remote");
  await page.keyboard.press("Enter");
  await page.getByText("1 of 1").waitFor();
  await page.getByRole("heading", { level: 2, name: "Chen Das" }).waitFor();
  await page.getByRole("button", { name: "Remove filter Resume: kafka remote" }).click();
  await page.getByText("1 of 3").waitFor();
  await page.getByRole("combobox", { name: "Tag" }).selectOption({ label: "Remote (1)" });
  await page.getByRole("heading", { level: 2, name: "Bala Iyer" }).waitFor();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(["Asha Rao", "Chen Das"]);
  await page.getByRole("link", { name: "Board" }).click();
  const fresh = page.getByRole("region", { name: "New", exact: true });
  await fresh.getByRole("link", { name: "Asha Rao" }).waitFor();
  expect(await fresh.getByRole("article").count()).toBe(2);
  await page.getByText("By name, from A to Z.").waitFor();
  await page.getByRole("combobox", { name: "Tag" }).selectOption({ label: "Go (1)" });
  await expect.poll(() => fresh.getByRole("article").count()).toBe(1);
  await page.goBack();
  await expect.poll(() => fresh.getByRole("article").count()).toBe(2);
});

it("matches exactly the typed text, whatever it is", async () => {
  const page = await visit(base, { as: recruiter, viewport: PHONE });
  for (const [words, found] of [
    ['"streams in kafka"', ["Chen Das"]],
    ["100%", ["Chen Das"]],
    ["' or 1=1 --", []],
    ['"unclosed <b>', []],
    ["%", []],
  ] as const) {
    await search(page, words);
    await page.getByRole("button", { name: `Remove filter Resume: ${words}` }).waitFor();
    await expect.poll(() => names(page), { message: words }).toEqual(found);
    if (found.length === 0) await page.getByText("no jobs match your filters").first().waitFor();
  }
  await page.goto(`${base}?${new URLSearchParams({ resume: "kafka ".repeat(100), tag: "another company's" })}`);
  await page.getByText("no jobs match your filters").first().waitFor();
  await page.goto(`${base}/review?tag=nowhere`);
  await page.getByText("No applicants match your search").first().waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  await page.getByText("1 of 3").waitFor();
});

it("keeps the focus in the review when the order, the words or the status change, and announces the number of matches", async () => {
  const page = await visit(`${base}/review`, { as: recruiter });
  const focused = (name: string) =>
    page.locator("main, body").getByLabel(name, { exact: true }).and(page.locator(":focus"));
  await page.getByLabel("Sort by").focus();
  await page.keyboard.press("n");
  await page.waitForURL(/order=/);
  await focused("Sort by").waitFor();
  await search(page, "kafka");
  await page.waitForURL(/kafka/);
  await page.getByRole("searchbox", { name: "Search resumes" }).and(page.locator(":focus")).waitFor();
  await page.getByText("2 applicants", { exact: true }).waitFor({ state: "attached" });
  await page.getByRole("button", { name: /^All/ }).press("Enter");
  await page.getByRole("button", { name: /^All/ }).and(page.locator(":focus")).waitFor();
  // Keys typed after a lost focus would decide on people.
  expect(await app.db.prisma.application.count({ where: { jobId, status: { not: "APPLIED" } } })).toBe(0);
  await page.getByText("1 of 2", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).press("Enter");
  await page.getByText("Chen Das, 2 of 2", { exact: true }).waitFor({ state: "attached" });
});
