// @module-tag thorough

import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, openReview, shows, statuses, step, visit } = reviewing({
  provoked: [/status of 401 .*\/(applicants\.csv|resumes\.zip)/],
});

const NAMES = ["Asha Rao", "Bala Iyer", "Chen Das"];
const PAIR = NAMES.slice(0, 2);

const tagsOf = async (id = "") => (await app.db.prisma.application.findUniqueOrThrow({ where: { id } })).tags;

it("tags by keyboard and by pointer, suggests the company's tags, and shows them in the list", async () => {
  const { applications, recruiter, review } = await jobToReview(NAMES);
  await app.db.prisma.application.update({ where: { id: applications[2] ?? "" }, data: { tags: ["Remote"] } });
  const page = await visit(review, { as: recruiter });
  await shows(page, "Asha Rao");
  await page.keyboard.press("t");
  await page.keyboard.type("Strong in SQL");
  await page.keyboard.press("Enter");
  const tags = page.getByRole("group", { name: "Tags" });
  await tags.getByRole("button", { name: "Remove tag Strong in SQL" }).waitFor();
  await tags.getByRole("list", { name: "Tags of your company" }).getByRole("button", { name: "Remote" }).click();
  await expect.poll(() => tagsOf(applications[0])).toEqual(["Strong in SQL", "Remote"]);
  await page.getByRole("button", { name: /^Asha Rao.*Strong in SQL/ }).waitFor();
  await page.getByRole("combobox", { name: "Tag" }).getByText("Remote (2)").waitFor({ state: "attached" });
  await tags.getByRole("button", { name: "Remove tag Strong in SQL" }).press("Enter");
  await expect.poll(() => tagsOf(applications[0])).toEqual(["Remote"]);
  await page.keyboard.press("Escape");
  const most = Array.from({ length: 20 }, (_, n) => `Tag ${n}`);
  await app.db.prisma.application.update({ where: { id: applications[0] ?? "" }, data: { tags: most } });
  await page.getByRole("textbox", { name: "Add a tag" }).fill("One more");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("An application has at most 20 tags.").waitFor();
});

it("writes into the note of the next applicant when n follows j before their profile is rendered", async () => {
  const { page, applications } = await openReview(NAMES);
  // Both profiles have been loaded.
  await step(page, "j", "Bala Iyer");
  await step(page, "k", "Asha Rao");
  await page.evaluate(async () => {
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    press("j");
    // The list follows in a microtask, the profile in a later task.
    for (let turn = 0; turn < 5; turn += 1) await null;
    press("n");
  });
  await page.keyboard.type("Call Bala");
  await shows(page, "Bala Iyer");
  await page.keyboard.press("Control+Enter");
  const written = () => app.db.prisma.applicationNote.findMany({ select: { applicationId: true, text: true } });
  await expect.poll(written).toEqual([{ applicationId: applications[1], text: "Call Bala" }]);
});

it("lets only the author of a note edit and delete it", async () => {
  const { applications, recruiter, review } = await jobToReview(NAMES);
  const { accountId } = await app.build.member({ companyId: recruiter.id, role: "RECRUITER" });
  const [applicationId = ""] = applications;
  await app.db.prisma.applicationNote.createMany({
    data: [
      { applicationId, authorId: recruiter.id, text: "Good at **SQL**" },
      { applicationId, authorId: accountId, text: "I agree" },
    ],
  });
  const page = await visit(review, { as: recruiter, viewport: PHONE });
  const notes = page.getByRole("region", { name: "Notes" });
  await notes.getByText("I agree").waitFor();
  expect(await notes.getByRole("button", { name: "Edit" }).count()).toBe(1);
  await notes.getByRole("button", { name: "Edit" }).click();
  const field = notes.getByRole("textbox", { name: "Edit the note" });
  expect(await field.inputValue()).toBe("Good at **SQL**");
  await field.fill("Great at **SQL**");
  await page.keyboard.press("Control+Enter");
  await notes.getByText("Great at").waitFor();
  await notes.getByText(/edited/).waitFor();
  await notes.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => notes.getByText("Great at").count()).toBe(0);
  expect(await app.db.prisma.applicationNote.count({ where: { applicationId } })).toBe(1);
});

it("adds a note to many, and downloads a table of the selected ones", async () => {
  const { page, jobId } = await openReview(NAMES);
  await page.getByRole("button", { name: "Select Asha Rao for changes to several applicants" }).click();
  await step(page, "j", "Bala Iyer");
  await page.keyboard.press("x");
  await page.getByText("2 selected").waitFor();
  await page.getByRole("button", { name: "More" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download as CSV" }).click();
  const table = await readFile(await (await saved).path(), "utf8");
  expect(table.trim().split("\n")).toHaveLength(3);
  expect(table).toContain("Bala Iyer");
  await page.getByRole("menu").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Write a note on each" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Note" }).fill("Call next week");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Write on 2 applicants" }).click();
  await page.getByText("Note added to 2 applicants.").waitFor();
  await page.getByRole("region", { name: "Notes" }).getByText("Call next week").waitFor();
  expect(await app.db.prisma.applicationNote.count({ where: { application: { jobId } } })).toBe(2);
});

it("downloads all applicants of a job, and shows on the page why that is refused", async () => {
  const { recruiter, list } = await jobToReview(NAMES);
  const page = await visit(list, { as: recruiter });
  const ask = async (item: string) => {
    await page.getByRole("button", { name: "Download" }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const saved = page.waitForEvent("download");
  await ask("Applicants as CSV");
  const table = await readFile(await (await saved).path(), "utf8");
  expect(table.trim().split("\n")).toHaveLength(4);
  await page.getByRole("menu").waitFor({ state: "detached" });
  const archive = page.waitForEvent("download");
  await ask("Resumes as ZIP");
  expect((await archive).suggestedFilename()).toBe("Data-engineer-resumes.zip");
  await page.getByRole("menu").waitFor({ state: "detached" });

  await page.context().clearCookies();
  await ask("Resumes as ZIP");
  await page.getByRole("alert").getByText("log in").waitFor();
  expect(new URL(page.url()).pathname).toBe(list);
});

it("tags many together, and takes the tag off again", async () => {
  const { page, applications } = await openReview(NAMES);
  const select = async () => {
    await page.getByRole("button", { name: "Select Asha Rao for changes to several applicants" }).click();
    await page.getByRole("button", { name: "Select all 3" }).click();
    await page.getByText("3 selected").waitFor();
  };
  const tagWith = async (act: string) => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Tag each" }).click();
    await page.getByRole("dialog").getByRole("combobox", { name: "Tag" }).fill("Berlin");
    await expectAccessible(page);
    await page.getByRole("button", { name: act }).click();
  };
  await select();
  await tagWith("Add to 3 applicants");
  await page.getByText("“Berlin” added to 3 applicants.").waitFor();
  for (const id of applications) expect(await tagsOf(id)).toEqual(["Berlin"]);
  await select();
  await tagWith("Remove from 3 applicants");
  await page.getByText("“Berlin” removed from 3 applicants.").waitFor();
  for (const id of applications) expect(await tagsOf(id)).toEqual([]);
});

it("turns on blind mode: applicants are neither named nor found by name, and the text of the resume stays", async () => {
  const { applications, recruiter, list, review } = await jobToReview(NAMES);
  const page = await visit(list, { as: recruiter });
  await page.getByRole("article", { name: "Asha Rao" }).waitFor();
  await page.getByRole("button", { name: "Anonymous review" }).click();
  await page.getByText("Your company's activity shows who turned it on or off.").waitFor();
  await page.getByText("they may contain names").waitFor();
  await expectAccessible(page);
  await page.getByRole("switch", { name: "Hide applicants' identities" }).press("Space");
  await expect.poll(() => page.getByRole("article", { name: "Asha Rao" }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByText("Anonymous review: applicants' identities are hidden").waitFor();
  await page.getByPlaceholder("Search Candidates...").fill("asha");
  await page.keyboard.press("Enter");
  await page.getByText("no jobs match your filters").first().waitFor();
  await page.goto(review);
  await page.getByRole("heading", { level: 2, name: /^Applicant \w{6}$/ }).waitFor();
  await page.getByText("Anonymous review shows the text").waitFor();
  const [applicationId = ""] = applications;
  await page.keyboard.press("a");
  await page.getByRole("button", { name: /^Applicant \w{6}.*Accepted/ }).waitFor();
  expect(await app.db.prisma.companyEvent.count({ where: { companyId: recruiter.id, kind: "BLIND_MODE_ON" } })).toBe(1);
  const accepted = () => app.db.prisma.application.count({ where: { id: applicationId, status: "ACCEPTED" } });
  await expect.poll(accepted).toBe(1);
});

it("loses no key after m, and lists all keys; each has a button", async () => {
  const { page, jobId } = await openReview(NAMES, { reducedMotion: "no-preference" });
  await page.getByRole("button", { name: "New 3" }).waitFor();
  // As fast as possible once the person is shown.
  for (const [name, keys] of [
    ["Asha Rao", ["m", "2"]],
    ["Bala Iyer", ["m", "3"]],
    ["Chen Das", ["r"]],
  ] as const) {
    await shows(page, name);
    for (const key of keys) await page.keyboard.press(key);
  }
  const newestFirst = { where: { jobId }, include: { stage: true }, orderBy: { appliedAt: "desc" } } as const;
  const places = async () => {
    const all = await app.db.prisma.application.findMany(newestFirst);
    return all.map(({ status, stage }) => (status === "APPLIED" ? stage?.name : status));
  };
  await expect.poll(places).toEqual(["Screening", "Interview", "REJECTED"]);
  await step(page, "k", "Chen Das");
  await step(page, "k", "Bala Iyer");
  await page.getByRole("button", { name: "Reject Bala Iyer with a message" }).click();
  await page.getByRole("dialog", { name: "Decision on Bala Iyer" }).waitFor();
  await page.getByRole("dialog").getByRole("radio", { name: "Reject", checked: true }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const key of ["x", "t", "/", "Shift+r", "m", "u"]) await keys.getByText(key, { exact: true }).waitFor();
});

it.each(["the button", "u", "Control+z"])("a decision is undone after a reload, by %s", async (key) => {
  const { page, applications } = await openReview(PAIR);
  await page.keyboard.press("r");
  await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "APPLIED"]);
  await page.reload();
  await page.getByText("Asha Rao rejected.").waitFor();
  if (key === "the button") await page.getByRole("button", { name: "Undo" }).first().click();
  else await step(page, key, "Asha Rao");
  await expect.poll(() => statuses(applications)).toEqual(["APPLIED", "APPLIED"]);
  await expect.poll(() => page.url()).toContain(applications[0]);
  await page.reload();
  await shows(page, "Asha Rao");
  expect(await page.getByText("Asha Rao rejected.").count()).toBe(0);
});

it("names the stage in the history, and shows a note as it was written", async () => {
  const { prisma } = app.db;
  const { applications, recruiter, review } = await jobToReview(PAIR);
  const [applicationId = ""] = applications;
  const text = "See [this](javascript:alert(1)) and <script>x</script>, **mind** it";
  await prisma.applicationNote.create({ data: { applicationId, authorId: recruiter.id, text } });
  await prisma.applicationEvent.create({
    data: { applicationId, kind: "MOVED", actorId: recruiter.id, stage: "Interview" },
  });
  const page = await visit(review, { as: recruiter });
  const notes = page.getByRole("region", { name: "Notes" });
  await notes.getByText("See [this](javascript:alert(1)) and <script>x</script>, mind it").waitFor();
  expect(await notes.getByRole("link").count()).toBe(0);
  await page.getByRole("region", { name: "History" }).getByText("Moved to Interview by").waitFor();
});

it("shows on a phone, too, how many are pending, what was accepted, the due date and each job's owner", async () => {
  const { prisma } = app.db;
  const { jobId, recruiter } = await jobToReview(PAIR);
  await prisma.job.update({
    where: { id: jobId },
    data: { applicationDeadline: new Date("2030-05-17"), postedById: recruiter.id },
  });
  await app.build.application({ jobId, status: "ACCEPTED" });
  // The previous tests may have started before midnight.
  await prisma.application.updateMany({ where: { jobId }, data: { appliedAt: new Date() } });
  const page = await visit("/main-recruiter/view-jobs", { as: recruiter, viewport: PHONE });
  const card = page.getByRole("article", { name: "Data engineer at Acme" });
  await card.getByText("2 awaiting a decision (oldest application: today)").waitFor();
  for (const text of ["1 accepted", "Apply by 17 May 2030"]) await card.getByText(text).waitFor();
  await card.getByText(/^Owner ./).waitFor();
});
