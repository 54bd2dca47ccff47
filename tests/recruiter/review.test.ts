import { describe, expect, it } from "vitest";
import { expectAccessible } from "../support/axe.ts";
import { PHONE } from "../support/browser.ts";
import { holdOperation } from "../support/hold-requests.ts";
import { reviewing } from "./reviewing.ts";

const { app, jobToReview, openAs, openReview, shows, statuses, step, visit } = reviewing({
  provoked: [/\/files\//, /\/graphql/],
});

it("steps through applicants by single keys, and undoes one decision", async () => {
  const { applications, recruiter, list } = await jobToReview(["Asha Rao", "Bala Iyer", "Chen Das"], { resume: "pdf" });
  const page = await visit(list, { as: recruiter });
  await page.getByRole("link", { name: "Review" }).click();
  await shows(page, "Asha Rao");
  await page.getByText("1 of 3", { exact: true }).waitFor();
  await page.getByRole("document", { name: "Asha Rao's resume" }).getByText("Ada Lovelace, analyst").waitFor();
  await step(page, "a", "Bala Iyer");
  await page.getByText("2 of 3", { exact: true }).waitFor();
  await step(page, "r", "Chen Das");
  await step(page, "u", "Bala Iyer");
  await step(page, "Control+z", "Asha Rao");
  await expect.poll(() => statuses(applications)).toEqual(["APPLIED", "APPLIED", "APPLIED"]);
  await page.keyboard.press("r");
  await step(page, "ArrowDown", "Chen Das");
  await step(page, "k", "Bala Iyer");
  await page.getByRole("button", { name: "Accept Bala Iyer", exact: true }).click();
  await shows(page, "Chen Das");
  await page.getByRole("button", { name: "Reject Chen Das", exact: true }).press("Enter");
  await page.getByText("That is everyone in this list").first().waitFor();
  await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "ACCEPTED", "REJECTED"]);
  await page.goBack();
  await page.getByRole("tab", { name: "Rejected (2)" }).waitFor();
});

it("shows decisions and undos immediately, however late the server responds", { tags: ["thorough"] }, async () => {
  const { page, applications } = await openReview(["Asha Rao", "Bala Iyer", "Chen Das"]);
  const { release } = await holdOperation(page, "DecideApplication");
  await step(page, "a", "Bala Iyer");
  await step(page, "r", "Chen Das");
  await step(page, "u", "Bala Iyer");
  await step(page, "u", "Asha Rao");
  await step(page, "r", "Bala Iyer");
  release();
  await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "APPLIED", "APPLIED"]);
  await step(page, "u", "Asha Rao");
  await expect.poll(() => statuses(applications)).toEqual(["APPLIED", "APPLIED", "APPLIED"]);
});

it("acts on keys in the order in which they are typed, although the page is not painted in between", {
  tags: ["thorough"],
}, async () => {
  const { page, applications } = await openReview(["Asha Rao", "Bala Iyer", "Chen Das"]);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  // A decision is only on somebody who is on the screen.
  await step(page, "r", "Bala Iyer");
  await step(page, "a", "Chen Das");
  await page.keyboard.press("u");
  await step(page, "k", "Asha Rao");
  await page.getByText("1 of 3", { exact: true }).waitFor();
  await expect.poll(() => statuses(applications)).toEqual(["REJECTED", "APPLIED", "APPLIED"]);
});

it("marks the profile as busy while it still shows the previous applicant", { tags: ["thorough"] }, async () => {
  const { page } = await openReview(["Asha Rao", "Bala Iyer"]);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const name = document.querySelector("main h2")?.textContent;
      const current = document.querySelector("li [aria-current] span")?.textContent;
      const isBusy = document.querySelector("main [aria-busy] h2") !== null;
      if (name && current) seen.push(`${current}: ${name}${isBusy ? ", busy" : ""}`);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await step(page, "j", "Bala Iyer");
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain("Bala Iyer: Asha Rao, busy");
  expect(seen).not.toContain("Bala Iyer: Asha Rao");
  expect(seen.at(-1)).toBe("Bala Iyer: Bala Iyer");
});

it("returns to the last applicant when the decision on them failed", { tags: ["thorough"] }, async () => {
  const { page } = await openReview(["Asha Rao"]);
  await page.route("**/graphql", (route) => route.abort());
  await page.keyboard.press("r");
  await page.getByRole("alert").getByText("Asha Rao: Update failed").waitFor();
  await page.unroute("**/graphql");
  await shows(page, "Asha Rao");
  await page.getByText("1 of 1", { exact: true }).waitFor();
});

it("continues past the loaded page, and finds the same applicant after a reload", { tags: ["thorough"] }, async () => {
  const names = Array.from({ length: 60 }, (_, n) => `Reader ${String(n + 1).padStart(2, "0")}`);
  const { page, applications } = await openReview(names);
  for (const name of names.slice(1, 55)) await step(page, "j", name);
  await page.getByText("55 of 60", { exact: true }).waitFor();
  const last = applications[54] ?? "";
  await expect.poll(() => page.url()).toContain(last);
  await page.reload();
  await shows(page, "Reader 55");
  await page.getByText("55 of 60", { exact: true }).waitFor();
});

it("shows another person's conflicting decision", { tags: ["thorough"] }, async () => {
  const { page, recruiter, review } = await openReview(["Asha Rao", "Bala Iyer"]);
  const colleague = await app.build.member({ companyId: recruiter.id, role: "RECRUITER" });
  const other = await openAs({ id: colleague.accountId });
  // It receives no events until it decides.
  await other.routeWebSocket(/graphql/, () => {});
  await other.goto(review);
  await shows(other, "Asha Rao");
  await step(page, "r", "Bala Iyer");
  await expect.poll(() => app.db.prisma.application.count({ where: { status: "REJECTED" } })).toBeGreaterThan(0);
  await other.keyboard.press("a");
  await other.getByText("Asha Rao: Update failed: this application is already rejected.").waitFor();
  await other.getByRole("button", { name: /Asha Rao Rejected/ }).waitFor();
  await other.keyboard.press("a");
  // The first gets the second's decision as an event.
  await page.getByRole("button", { name: /Bala Iyer Accepted/ }).waitFor();
});

describe("a resume", () => {
  it("counts as read once it is on the screen, not before", { tags: ["thorough"] }, async () => {
    const names = ["Asha Rao", "Bala Iyer", "Chen Das", "Dev Nair"];
    const { page, recruiter } = await openReview(names, { resume: "pdf" });
    const read = async () => {
      const where = { operation: "RESUME_READ", accountId: recruiter.id };
      const events = await app.db.prisma.auditEvent.findMany({ where, select: { subjectId: true } });
      const ids = events.flatMap(({ subjectId }) => subjectId ?? []);
      const people = await app.db.prisma.seeker.findMany({ where: { id: { in: ids } }, orderBy: { name: "asc" } });
      return people.map(({ name }) => name);
    };
    await page.getByRole("document", { name: "Asha Rao's resume" }).getByText("Ada Lovelace").waitFor();
    await page.keyboard.press("j");
    await page.getByRole("document", { name: "Bala Iyer's resume" }).getByText("Ada Lovelace").waitFor();
    await expect.poll(read).toEqual(["Asha Rao", "Bala Iyer"]);
  });

  it("that is not a PDF, is broken or is missing shows that, and can be downloaded", {
    tags: ["thorough"],
  }, async () => {
    const { page } = await openReview(["Asha Rao"], { resume: "docx" });
    await page.getByText("This is a Word document, and its text could not be read.").waitFor();
    await page.getByRole("link", { name: "Download" }).waitFor();

    const broken = await jobToReview(["Bala Iyer"], { resume: "pdf" });
    const other = await openAs(broken.recruiter);
    await other.route("**/files/**", (route) =>
      route.fulfill({ contentType: "application/pdf", body: "%PDF-1.7 and nothing more" }),
    );
    await other.goto(broken.review);
    await other.getByText("This file cannot be shown").waitFor();
    await other.getByRole("link", { name: "Download" }).waitFor();
    await other.unroute("**/files/**");
    await other.route("**/files/**", (route) => route.fulfill({ status: 404 }));
    await other.reload();
    await other.getByText("This resume no longer exists.").waitFor();
  });
});

it("fits a phone: one view at a time, with the actions at the bottom", async () => {
  const { page, applications } = await openReview(["Asha Rao", "Bala Iyer"], { resume: "pdf", viewport: PHONE });
  await page.getByRole("radiogroup", { name: "Show" }).getByText("Resume").click();
  await page.getByRole("document", { name: "Asha Rao's resume" }).getByText("Ada Lovelace, analyst").waitFor();
  await page.getByRole("button", { name: "Accept Asha Rao", exact: true }).click();
  await shows(page, "Bala Iyer");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await shows(page, "Asha Rao");
  await expect.poll(() => statuses(applications)).toEqual(["APPLIED", "APPLIED"]);
});

it("moves through stages, preserves the typed text, and adds a note", async () => {
  const { page, applications } = await openReview(["Asha Rao", "Bala Iyer"]);
  await page.getByRole("button", { name: "New 2" }).waitFor();
  await page.keyboard.press("n");
  await page.keyboard.type("Ask about **streams**, and a raise");
  await page.keyboard.press("Escape");
  await step(page, "j", "Bala Iyer");
  await expect.poll(() => page.url()).toContain(applications[1]);
  await page.reload();
  await shows(page, "Bala Iyer");
  await step(page, "k", "Asha Rao");
  await page.keyboard.press("n");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("region", { name: "Notes" }).locator("strong").getByText("streams").waitFor();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Interview" }).waitFor();
  await expectAccessible(page);
  await step(page, "3", "Bala Iyer");
  await page.getByRole("button", { name: "Interview 1" }).click();
  await shows(page, "Asha Rao");
  await page.getByText("1 of 1", { exact: true }).waitFor();
  expect(await statuses(applications)).toEqual(["APPLIED", "APPLIED"]);
});

it("decides on many, reports each result, and undoes all", async () => {
  const names = Array.from({ length: 60 }, (_, n) => `Reader ${String(n + 1).padStart(2, "0")}`);
  const { applications, recruiter, review } = await jobToReview(names);
  const page = await openAs(recruiter);
  // It receives no events about others' changes.
  await page.routeWebSocket(/graphql/, () => {});
  await page.goto(review);
  await shows(page, "Reader 01");
  await page.getByRole("checkbox", { name: "Select Reader 02" }).check();
  await page.getByRole("checkbox", { name: "Select Reader 05" }).click({ modifiers: ["Shift"] });
  await page.getByText("4 selected").waitFor();
  await expectAccessible(page);
  const other = await visit(review, { as: recruiter });
  await shows(other, "Reader 01");
  await other.getByRole("button", { name: /Reader 03/ }).click();
  await shows(other, "Reader 03");
  await other.keyboard.press("r");
  await expect.poll(() => statuses(applications.slice(2, 3))).toEqual(["REJECTED"]);
  await page.getByRole("button", { name: "Accept 4" }).click();
  await page.getByText("3 accepted, 1 was changed by someone else.").waitFor();
  await page.getByText("1 selected").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => statuses(applications.slice(1, 5))).toEqual(["APPLIED", "REJECTED", "APPLIED", "APPLIED"]);
  await page.getByRole("button", { name: "Select all 59" }).click();
  await page.getByText("59 selected").waitFor();
  await page.getByRole("button", { name: "Reject 59" }).click();
  await page.getByText("59 rejected.").waitFor();
  await expect.poll(async () => new Set(await statuses(applications))).toEqual(new Set(["REJECTED"]));
});

describe("the board", () => {
  it("moves applicants by menu and by pointer, and shows others' changes", async () => {
    const { applications, recruiter, list, review } = await jobToReview(["Asha Rao", "Bala Iyer"]);
    const page = await visit(list, { as: recruiter });
    await page.getByRole("link", { name: "Board" }).click();
    const cardIn = (column: string, name: string) =>
      page.getByRole("region", { name: column, exact: true }).getByRole("article", { name });
    await cardIn("New", "Asha Rao").waitFor();
    const moves = page.getByRole("button", { name: "Move Asha Rao to another stage" });
    await moves.press("Enter");
    await page.getByRole("menuitem", { name: "Interview" }).press("Enter");
    await cardIn("Interview", "Asha Rao").waitFor();
    await expect.poll(() => moves.evaluate((one) => one === document.activeElement)).toBe(true);
    await cardIn("New", "Bala Iyer").dragTo(page.getByRole("region", { name: "Accepted", exact: true }));
    await cardIn("Accepted", "Bala Iyer").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await cardIn("New", "Bala Iyer").waitFor();
    await expect.poll(() => statuses(applications)).toEqual(["APPLIED", "APPLIED"]);
    const other = await visit(review, { as: recruiter });
    await shows(other, "Asha Rao");
    await other.keyboard.press("r");
    await cardIn("Rejected", "Asha Rao").waitFor();
    await cardIn("Rejected", "Asha Rao").dragTo(page.getByRole("region", { name: "Offer", exact: true }));
    await cardIn("Offer", "Asha Rao").waitFor();
    await expect
      .poll(() => app.db.prisma.application.count({ where: { status: "APPLIED", stage: { name: "Offer" } } }))
      .toBeGreaterThan(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await cardIn("Rejected", "Asha Rao").waitFor();
    await page.getByRole("link", { name: "Bala Iyer" }).click();
    await shows(page, "Bala Iyer");
  });

  it("has the company's own stages", async () => {
    const { recruiter, board } = await jobToReview(["Asha Rao"]);
    const page = await visit(board, { as: recruiter, viewport: PHONE });
    await page.getByRole("button", { name: "Edit stages" }).click();
    await page.getByRole("textbox", { name: "Name of stage 2" }).fill("Phone call");
    await page.getByRole("button", { name: "Move Offer up" }).click();
    await page.getByRole("button", { name: "Remove New" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("button", { name: "Add stage" }).click();
    await page.getByRole("textbox", { name: "Name of stage 4" }).fill("Trial day");
    await page.getByRole("checkbox", { name: "Notify applicants of Trial day" }).check();
    await page.getByRole("checkbox", { name: "Notify applicants of Offer" }).uncheck();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save stages" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByRole("heading", { level: 2 }).allTextContents())
      .toEqual(["Phone call 1", "Offer 0", "Interview 0", "Trial day 0", "Accepted 0", "Rejected 0"]);
    await page.getByRole("article", { name: "Asha Rao" }).waitFor();
    await page.getByRole("button", { name: "Edit stages" }).click();
    for (const [stage, isMarked] of Object.entries({ Offer: false, Interview: true, "Trial day": true }))
      expect(await page.getByRole("checkbox", { name: `Notify applicants of ${stage}` }).isChecked()).toBe(isMarked);
  });
});
