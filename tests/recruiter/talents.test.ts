import { expect, it } from "vitest";
import { PHONE, testSite } from "../support/browser.ts";

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

it("filters by menus in the address, and shows first what was searched for", async () => {
  const { id } = await app.build.recruiter();
  const data = { skills: ["Excel", "Welding"], placesWanted: ["Goa"], currentProfession: "Smith" };
  const devi = await app.build.seeker({ ...data, name: "Devi Nair", noticeDays: 15, location: "Kochi" });
  await app.build.experience({ seekerId: devi.id, from: new Date("2019-01-01"), to: new Date("2022-06-01") });
  await app.build.seeker({ ...data, name: "Esha Roy", noticeDays: 60 });
  const page = await visit("/main-recruiter/allcandidates", { as: { id } });
  await page.getByRole("button", { name: "Skills", exact: true }).press("Enter");
  await page.getByRole("textbox", { name: "Skills" }).and(page.locator(":focus")).fill("weld");
  await page.keyboard.press("Enter");
  await page.getByRole("main").getByText("2 people match").waitFor();
  expect(new URL(page.url()).search).toBe("?skills=weld");
  await page.getByRole("button", { name: "Skills: weld", exact: true }).and(page.locator(":focus")).waitFor();
  await page.getByRole("button", { name: "Maximum notice period" }).click();
  await page.getByRole("radio", { name: "30 days" }).check();
  await page.getByRole("main").getByText("1 person matches").waitFor();
  await page.keyboard.press("Escape");
  const row = page.getByRole("article", { name: "Devi Nair" });
  const texts = await row.getByRole("listitem").allInnerTexts();
  expect(texts.slice(0, 5)).toEqual(["Smith", "3 years of work", "Kochi", "Wants Goa", "Notice period: 15 days"]);
  expect(texts.slice(6)).toEqual(["Welding", "Excel"]);
  await page.reload();
  await page.getByRole("button", { name: "Remove filter Skills: weld" }).click();
  await page.getByRole("button", { name: "Remove filter Maximum notice period: 30 days" }).click();
  await page.getByRole("article", { name: "Esha Roy" }).waitFor();
  expect(new URL(page.url()).search).toBe("");

  await row.click({ position: { x: 400, y: 8 } });
  await page.getByRole("dialog", { name: "Devi Nair" }).getByRole("button", { name: "Invite to apply" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Invite Esha Roy to apply" }).click();
  await page.getByRole("dialog", { name: "Invite Esha Roy to apply" }).waitFor();
});

it("steps from one candidate to the next, beyond the loaded page", async () => {
  const { id } = await app.build.recruiter();
  const seekers = [];
  for (let n = 1; n <= 21; n += 1)
    seekers.push(await app.build.seeker({ name: `Stepping ${n}`, location: "Steptown" }));
  const [oldest, second] = seekers;
  const page = await visit(`/main-recruiter/allcandidates?location=Steptown&candidate=${second?.id}`, { as: { id } });
  await page.getByRole("dialog", { name: "Stepping 2", exact: true }).waitFor();
  await page.getByRole("button", { name: "Next candidate" }).and(page.locator(":not([aria-disabled=true])")).click();
  await page.getByRole("dialog", { name: "Stepping 1", exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("candidate")).toBe(oldest?.id);
  await page.keyboard.press("k");
  await page.getByRole("dialog", { name: "Stepping 2", exact: true }).waitFor();
});

it("says on phones how many people the pending filters find", async () => {
  const { id } = await app.build.recruiter();
  for (const name of ["Tara Bose", "Uma Das"]) await app.build.seeker({ name, location: "Phoneville" });
  const page = await visit("/main-recruiter/allcandidates", { as: { id }, viewport: PHONE });
  await page.getByRole("button", { name: "Show filters" }).click();
  await page.getByRole("textbox", { name: "Location", exact: true }).fill("phoneville");
  await page.getByRole("button", { name: "Apply filters: Show 2 people" }).click();
  await page.getByRole("main").getByText("2 people match").waitFor();
});
