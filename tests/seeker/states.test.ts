import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import {
  buildApplication,
  buildJob,
  buildRecruiter,
  buildSavedJob,
  buildSeeker,
} from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { PHONE, testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();
const LONG = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);

let id: string;
let longId: string;
beforeAll(async () => {
  const { prisma } = app.db;
  id = (await buildSeeker(prisma, { name: "Meera Nair" })).id;
  const texts = { currentProfession: LONG, location: LONG, qualification: LONG, skills: [LONG], about: LONG };
  longId = (await buildSeeker(prisma, { name: LONG, ...texts })).id;
  const recruiter = await buildRecruiter(prisma, { name: LONG });
  const texts2 = { title: LONG, location: LONG, requirements: LONG.repeat(5) };
  const job = await buildJob(prisma, { companyId: recruiter.id, ...texts2 });
  await buildSavedJob(prisma, { seekerId: id, jobId: job.id });
  await buildApplication(prisma, { seekerId: id, jobId: job.id });
});

const SCREENS = [
  ["/main", "SearchJobs", "Loading jobs"],
  ["/main/savedjobs", "SavedJobs", "Loading saved jobs"],
  ["/main/appliedjobs", "AppliedJobs", "Loading applications"],
  ["/main/allusers", "Peers", "Loading peers"],
  ["/main/userprofile", "ViewerProfile", "Loading your profile"],
  ["/main/userprofile-edit", "ViewerProfile", "Loading your profile"],
] as const;

/** Holds back an operation's responses until the returned function is called. */
async function hold(page: Page, operation: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes(`"operationName":"${operation}"`)) await released;
    await route.continue();
  });
  return release;
}

describe("while it loads", () => {
  it.each(SCREENS)("%s shows and announces a placeholder", async (path, operation, name) => {
    const page = await browser.openAs(app, { id, role: "SEEKER" });
    // The search page is prerendered with its first jobs; when reached from inside it loads them like the others.
    const inside = path === "/main";
    if (inside) {
      await page.goto("/main/privacy");
      // Before, the links of the frame are the browser's own.
      await page.locator("#root:not([data-prerendered])").waitFor();
    }
    const release = await hold(page, operation);
    await (inside ? page.getByRole("link", { name: "Search Jobs", exact: true }).click() : page.goto(path));
    const skeleton = page.getByRole("status", { name });
    await skeleton.waitFor();
    release();
    await skeleton.waitFor({ state: "detached" });
    expect(await page.getByRole("alert").count()).toBe(0);
  });
});

describe("with endless texts", () => {
  it.each([...SCREENS.map(([path]) => path), "peer"])("%s stays within a phone's width", async (screen) => {
    const page = await browser.openAs(app, { id, role: "SEEKER" }, { viewport: PHONE });
    await page.goto(screen === "peer" ? `/main/usersprofile/${longId}` : screen);
    await page.locator("article, form[aria-label=Profile], dl").first().waitFor();
    expect(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")).toBeLessThanOrEqual(0);
  });
});

describe("returning to the peers", () => {
  it("restores the scroll position", async () => {
    for (let number = 1; number <= 25; number += 1) await buildSeeker(app.db.prisma, { name: `Peer ${number}` });
    const page = await browser.openAs(app, { id, role: "SEEKER" });
    await page.goto("/main/allusers");
    const last = page.getByRole("article", { name: "Peer 1", exact: true });
    await page.getByRole("article").nth(19).scrollIntoViewIfNeeded();
    await last.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await last.getByRole("link", { name: "View Profile" }).click();
    await page.waitForURL("**/usersprofile/**");
    await page.getByRole("heading", { level: 1, name: "Peer 1" }).waitFor();
    await page.goBack();
    await last.waitFor();
    await expect.poll(place).toBe(before);
  });
});
