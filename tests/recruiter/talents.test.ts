import { expect, it } from "vitest";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();

it("browses discoverable talents, by filters, with or without a resume", async () => {
  const { id } = await app.build.recruiter();
  const page = await visit("/main-recruiter/allcandidates", { as: { id } });
  await page.getByRole("main").getByText("No candidates yet").waitFor();

  const asha = await app.build.seeker({ name: "Asha Rao", currentProfession: "Data analyst" });
  const job = await app.build.job({ companyId: id, title: "Analyst" });
  await app.build.application({ jobId: job.id, seekerId: asha.id });
  const resume = await app.build.file({ ownerId: asha.id });
  await app.db.prisma.seeker.update({ where: { id: asha.id }, data: { resumeFileId: resume.id } });
  await app.build.seeker({ name: "Bala Iyer", location: "Chennai" });
  const chitra = await app.build.seeker({ name: "Chitra Sen", showsOpenToWork: true });
  const cv = await app.build.file({ ownerId: chitra.id });
  await app.db.prisma.seeker.update({ where: { id: chitra.id }, data: { resumeFileId: cv.id } });
  await app.build.seeker({ name: "Hidden Person", browsable: false });
  await page.reload();
  await page.getByText("Keep reaching out to secure the best talent!").waitFor();
  await page.getByRole("link", { name: "View Resume: Asha Rao" }).waitFor();
  await page.getByRole("article", { name: "Bala Iyer" }).getByText("No Resume Uploaded").waitFor();
  expect(await page.getByRole("link", { name: "Applied to Analyst" }).count()).toBe(1);
  expect(await page.getByText("Hidden Person").count()).toBe(0);

  await page.getByRole("button", { name: "Show filters" }).click();
  await page.getByLabel("Current Profession").fill("DATA");
  await page.getByRole("button", { name: "Apply filters" }).click();
  await page.getByRole("article", { name: "Bala Iyer" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "View Profile: Asha Rao" }).click();
  await page.getByRole("dialog").getByText("9876543210").waitFor();
  await page.getByRole("dialog").getByRole("link", { name: "Applied to Analyst" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Clear all" }).click();
  const card = page.getByRole("article", { name: "Chitra Sen" });
  await card.getByText("Open to work").waitFor();
  expect(await page.getByText("Open to work").count()).toBe(1);
  await card.getByRole("link", { name: "View Resume: Chitra Sen" }).waitFor();
  await card.getByRole("button", { name: "View Profile: Chitra Sen" }).click();
  await page.getByRole("dialog").getByText("Shown once this person applies or accepts an invitation").first().waitFor();
  expect(await page.getByRole("dialog").getByText("9876543210").count()).toBe(0);
  await page.keyboard.press("Escape");

  await page.getByRole("searchbox", { name: "Search Candidates" }).fill("nobody at all");
  await page.getByRole("button", { name: "go" }).click();
  await page.getByRole("main").getByText("No candidates match your search").waitFor();
});

it("counts the matches of the last search, and shows only that count", async () => {
  const { id } = await app.build.recruiter();
  await app.build.seeker({ name: "Quentin Adler" });
  await app.build.seeker({ name: "Quentin Brandt" });
  const page = await visit("/main-recruiter/allcandidates", { as: { id } });
  const counts = page.getByRole("main").getByText(/(person matches|people match)$/);
  const search = async (words: string, expected: readonly string[]) => {
    await page.getByRole("searchbox", { name: "Search Candidates" }).fill(words);
    await page.getByRole("button", { name: "go" }).click();
    await expect.poll(() => counts.allInnerTexts()).toEqual(expected);
  };
  await search("Quentin", ["2 people match"]);
  await search("Quentin Adler", ["1 person matches"]);
  await search("Quentin", ["2 people match"]);
  await search("Quentin Brandt", ["1 person matches"]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect.poll(() => counts.count()).toBe(0);
});
