import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { refreshVocabulary } from "../../server/jobs/search/vocabulary.store.ts";
import { daysAgo } from "../../server/testing/days.ts";
import { expectAnnounced, expectFocus } from "../support/accessibility-tree.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE } from "../support/browser.ts";
import { card, cards, jobSearch } from "../support/job-search.ts";
import { applySheet, sendApplication } from "../support/send-application.ts";

const { app, openAsSeeker: open, seekerOf } = jobSearch();

/** Opens Search Jobs, once hydrated. */
async function openAsSeeker(options = {}): Promise<Page> {
  const page = await open(options);
  await works(page);
  return page;
}
const works = (page: Page) => page.locator("time[title]").first().waitFor();

const details = (page: Page) => page.getByRole("dialog", { name: "Job details" });
const opened = (page: Page, title: string) =>
  details(page).getByRole("heading", { level: 2, name: title, exact: true });
const openJob = (page: Page) => new URL(page.url()).searchParams.get("job");
/** The number of rows visible without scrolling. */
const inView = (page: Page) =>
  cards(page).evaluateAll(
    (all) => all.map((one) => one.getBoundingClientRect()).filter(({ bottom }) => bottom <= window.innerHeight).length,
  );

describe("on a wide window", () => {
  it("a dozen jobs are visible, and stay in place while one is open beside them", async () => {
    const page = await openAsSeeker();
    expect(await inView(page)).toBeGreaterThanOrEqual(12);
    const places = () => cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await places();
    // The whole row opens it.
    await card(page, "Field Botanist 3").getByText("Northwind Labs").click();
    await opened(page, "Field Botanist 3").waitFor();
    expect(await places()).toEqual(before);
    const [list, pane] = await Promise.all([cards(page).first().boundingBox(), details(page).boundingBox()]);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(pane?.x ?? 0);
    // The list is still usable.
    await card(page, "Field Botanist 5").getByRole("heading").click();
    await opened(page, "Field Botanist 5").waitFor();
    await page.goBack();
    await details(page).waitFor({ state: "hidden" });
    expect(new URL(page.url()).search).toBe("");
  });

  it("keys move through the jobs, save and apply", async () => {
    const page = await openAsSeeker();
    await page.getByRole("heading", { level: 1 }).hover();
    await page.keyboard.press("j");
    await opened(page, "Night Nurse").waitFor();
    await page.keyboard.press("j");
    await opened(page, "Field Botanist 1").waitFor();
    await expectFocus(page, "button Details of Field Botanist 1");
    await page.keyboard.press("ArrowDown");
    await opened(page, "Field Botanist 2").waitFor();
    await page.keyboard.press("k");
    await opened(page, "Field Botanist 1").waitFor();
    await page.keyboard.press("s");
    await expectAnnounced(page, "Field Botanist 1 saved.");
    await page.keyboard.press("a");
    await sendApplication(page);
    await page.getByRole("status").getByText("You applied to Field Botanist 1.").waitFor();
    expect(await details(page).getByRole("button", { name: "Applied" }).isDisabled()).toBe(true);
    await applySheet(page).waitFor({ state: "hidden" });
    await page.keyboard.press("Escape");
    await details(page).waitFor({ state: "hidden" });
    await expectFocus(page, "button Details of Field Botanist 1");
    await page.keyboard.press("/");
    await expectFocus(page, "searchbox Search jobs");
    // Typed letters are not shortcuts.
    await page.keyboard.type("jask?");
    expect(await page.getByRole("searchbox").inputValue()).toBe("jask?");
    expect(openJob(page)).toBeNull();
    expect(await app.db.prisma.application.count({ where: { job: { title: "Field Botanist 1" } } })).toBe(1);
  });

  it("keys apply to no job but the one that is shown, and letters typed at random to none", {
    tags: ["thorough"],
  }, async () => {
    const page = await openAsSeeker();
    await page.getByRole("heading", { level: 1 }).hover();
    await page.keyboard.press("j");
    await opened(page, "Night Nurse").waitFor();
    await page.evaluate(() => {
      for (const key of ["j", "a", "s"]) window.dispatchEvent(new KeyboardEvent("keydown", { key }));
    });
    await opened(page, "Field Botanist 1").waitFor();
    await page.keyboard.type("pass a case");
    const where = { seekerId: seekerOf.get(page) ?? "" };
    expect(await app.db.prisma.application.count({ where })).toBe(0);
    expect(await app.db.prisma.savedJob.count({ where })).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("k");
    await opened(page, "Night Nurse").waitFor();
    await page.keyboard.press("s");
    await expectAnnounced(page, "Night Nurse saved.");
  });

  it("keys are listed, and can be disabled permanently", async () => {
    const page = await openAsSeeker();
    await page.getByRole("heading", { level: 1 }).hover();
    await page.keyboard.press("?");
    const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await sheet.getByText("Next and previous job", { exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("j");
    expect(openJob(page)).toBeNull();
    await sheet.getByRole("checkbox", { name: "Use single-key shortcuts in this browser" }).uncheck();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.reload();
    await works(page);
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(openJob(page)).toBeNull();
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await sheet.getByRole("checkbox").check();
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "hidden" });
    await page.keyboard.press("j");
    await opened(page, "Night Nurse").waitFor();
  });

  it("search and filters stay in place while the list scrolls", { tags: ["thorough"] }, async () => {
    const page = await openAsSeeker();
    await card(page, "Field Botanist 19").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    for (const part of [page.getByPlaceholder("Search jobs..."), page.getByRole("button", { name: "Work Mode" })])
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
});

describe("the bar of filters", () => {
  it("names each filter, counts its choices, shows its value, and is changed by pressing it", async () => {
    const page = await openAsSeeker();
    const name = (text: string) => page.getByRole("button", { name: text, exact: true });
    await name("Work Mode").click();
    await page.getByRole("checkbox", { name: "Remote 1", exact: true }).check();
    await page.getByRole("main").getByText("1 job matches").waitFor();
    expect(new URL(page.url()).searchParams.getAll("workMode")).toEqual(["REMOTE"]);
    await expectAccessible(page);
    await page.getByRole("checkbox", { name: /^Onsite/ }).check();
    await page.getByRole("main").getByText("26 jobs match").waitFor();
    await page.keyboard.press("Escape");
    await expectFocus(page, "button Work Mode: Onsite, Remote");
    await page.keyboard.press("Enter");
    await page.getByRole("checkbox", { name: /^Remote/ }).uncheck();
    await page.getByRole("main").getByText("25 jobs match").waitFor();
    await page.getByRole("button", { name: "Remove filter Onsite" }).click();
    await name("Work Mode").waitFor();
    expect(new URL(page.url()).search).toBe("");
  });

  it("completes typed text, by keyboard and by a press", async () => {
    await refreshVocabulary(app.db);
    const page = await openAsSeeker();
    const box = page.getByPlaceholder("Search jobs...");
    await box.click();
    await box.pressSequentially("northw");
    const option = page.getByRole("option", { name: /^Northwind Labs/ });
    await option.waitFor();
    await expectAccessible(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => option.getAttribute("aria-selected")).toBe("true");
    await page.keyboard.press("Escape");
    await option.waitFor({ state: "detached" });
    expect(await box.inputValue()).toBe("northw");
    await box.pressSequentially("i");
    await option.waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove filter Northwind Labs" }).waitFor();
    expect(await box.inputValue()).toBe("");
    expect(new URL(page.url()).searchParams.get("company")).toBe("Northwind Labs");
  });

  it("suggests conditions to drop from a search without results", async () => {
    const page = await openAsSeeker();
    await page.goto("/main?q=botanist&workMode=HYBRID");
    await page
      .getByRole("main")
      .getByText("Oops! Looks like no jobs match your filters. Try adjusting them!")
      .waitFor();
    // Above the full list.
    await card(page, "Night Nurse").waitFor();
    await page.getByRole("button", { name: "Without Hybrid: 25 jobs" }).click();
    await page.getByRole("main").getByText("25 jobs match").waitFor();
    expect(new URL(page.url()).search).toBe("?q=botanist");
  });

  it("puts the words back into the box for editing", async () => {
    const page = await openAsSeeker();
    await page.goto("/main?q=nurse");
    await page.getByRole("button", { name: "Keywords: “nurse”" }).click();
    await expectFocus(page, "searchbox Search jobs");
    await page.keyboard.type(" night");
    expect(await page.getByRole("searchbox").inputValue()).toBe("nurse night");
  });
});

describe("the viewing history of this browser", () => {
  it("marks opened jobs as seen, in other tabs too, until log-out", async () => {
    const page = await openAsSeeker();
    const other = await page.context().newPage();
    await other.goto("/main");
    await works(other);
    await page.getByRole("button", { name: "Details of Night Nurse" }).click();
    await card(page, "Night Nurse").getByText("Viewed", { exact: true }).waitFor();
    await card(other, "Night Nurse").getByText("Viewed", { exact: true }).waitFor();
    expect(await page.getByText("Viewed", { exact: true }).count()).toBe(1);
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("worklane-looks:")));
    expect(await kept()).toHaveLength(1);
    await other.close();
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL("**/start");
    expect(await kept()).toEqual([]);
  });

  it("marks jobs posted since the last visit as new", async () => {
    const page = await openAsSeeker();
    expect(await page.getByText("New", { exact: true }).count()).toBe(0);
    // As if the last visit had been two days ago.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("worklane-looks:")) ?? "";
      const at = Date.now() - 2 * 24 * 60 * 60 * 1000;
      localStorage.setItem(key, JSON.stringify({ seen: [], since: at, last: at }));
    });
    await page.reload();
    await card(page, "Night Nurse").getByText("New", { exact: true }).waitFor();
    await expect.poll(() => page.getByText("New", { exact: true }).count()).toBe(1);
  });
});

it("a job that is taken down while it is open shows that on applying, and can no longer be applied to", {
  tags: ["thorough"],
}, async () => {
  const page = await openAsSeeker();
  const { companyId } = await app.db.prisma.job.findFirstOrThrow();
  const { id } = await app.build.job({ companyId, title: "Fire eater" });
  await page.goto(`/main?job=${id}`);
  await opened(page, "Fire eater").waitFor();
  await app.db.prisma.job.update({ where: { id }, data: { status: "CLOSED" } });
  await details(page).getByRole("button", { name: "Apply to Fire eater" }).click();
  await page.getByRole("dialog", { name: "Apply" }).getByText("This job cannot be found.").waitFor();
  await page.keyboard.press("Escape");
  await details(page).getByText("This job cannot be found. It may have been taken down.").waitFor();
  await page.goto("/main?job=abc");
  await details(page).getByText("This job cannot be found. It may have been taken down.").waitFor();
  expect(await details(page).getByRole("button", { name: "Try again" }).count()).toBe(0);
});

it("on a phone the filter sheet shows how many jobs its choices leave", async () => {
  const page = await openAsSeeker({ viewport: PHONE });
  await page.getByRole("button", { name: "Show filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const apply = sheet.getByRole("button", { name: "Apply filters" });
  await apply.getByText("Show 26 jobs").waitFor();
  await sheet.getByLabel("Work Mode").selectOption({ label: "Remote" });
  await apply.getByText("Show 1 job").waitFor();
  await apply.click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Remove filter Remote" }).waitFor();
  // The found jobs take the sheet's place in the history.
  await page.goBack();
  await page.getByRole("button", { name: "Remove filter Remote" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Show filters" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
});

it("on a phone Back closes the filter sheet and the menu, and a link in the menu takes its place", {
  tags: ["thorough"],
}, async () => {
  const page = await openAsSeeker({ viewport: PHONE });
  await page.getByRole("button", { name: "Show filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: "hidden" });
  await card(page, "Night Nurse").waitFor();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  await page.reload();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Saved Jobs" }).click();
  await page.getByRole("heading", { level: 1, name: "Your Job Wishlist" }).waitFor();
  await menu.waitFor({ state: "hidden" });
  await page.goBack();
  await card(page, "Night Nurse").waitFor();
  expect(await menu.isVisible()).toBe(false);
});

it("on a phone the details fill the screen, with Apply at their bottom", async () => {
  const page = await openAsSeeker({ viewport: PHONE });
  await card(page, "Night Nurse").getByRole("heading").click();
  const box = await details(page).boundingBox();
  expect(box?.height).toBe(PHONE.height);
  await details(page).getByRole("button", { name: "Share" }).waitFor();
});

it("the same job in several locations is one row, with each location a step away", async () => {
  const { id: companyId } = await app.build.recruiter({ name: "Coastal Ferries" });
  const posted = { companyId, title: "Ferry Pilot", createdAt: daysAgo(60) };
  await Promise.all(
    ["Kochi", "Pune", "Goa", "Surat, Gujarat"].map((location) => app.build.job({ ...posted, location })),
  );
  const page = await openAsSeeker();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.goto("/main?q=ferry+pilot");
    await page.locator("#content").getByText("4 jobs match").waitFor();
    expect(await cards(page).count()).toBe(1);
    await expectAccessible(page);
    const row = cards(page).first();
    const locations = (await row.textContent())?.match(/Location: (.*? 2 other locations)/)?.[1] ?? "none";
    await row.getByRole("button", { name: `Details of Ferry Pilot in ${locations}` }).press("Enter");
    const glance = details(page).getByRole("list", { name: "At a glance" });
    const other = details(page).getByRole("navigation", { name: "Other locations" });
    const next = other.getByRole("link").first();
    const name = await next.innerText();
    await next.press("Enter");
    await glance.getByText(name, { exact: true }).waitFor();
    await expectFocus(page, "dialog Job details");
    expect(await other.getByRole("link").count()).toBe(3);
    const jobId = openJob(page) ?? "";
    expect((await app.db.prisma.job.findUniqueOrThrow({ where: { id: jobId } })).location).toBe(name);
    await page.keyboard.press("Escape");
    await expectFocus(page, `button Details of Ferry Pilot in ${locations}`);
  }
  // Visitors see the same, in rows and on each job's own page.
  await page.goto("/companies/coastal-ferries");
  await page.getByRole("heading", { name: "4 open jobs" }).waitFor();
  await page.getByRole("heading", { name: "Ferry Pilot" }).getByRole("link").click();
  const link = page.getByRole("navigation", { name: "Other locations" }).getByRole("link").last();
  const location = await link.innerText();
  await link.click();
  await page.getByRole("list", { name: "At a glance" }).getByText(location, { exact: true }).waitFor();
});
