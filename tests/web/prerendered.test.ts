import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expectSteady, watchShifts } from "../support/layout-shifts.ts";

const { app, browser, openAs, openPage } = testSite();

/** Marks the current content, and watches whether it moves from now on. */
async function watch(page: Page) {
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-rendered-here", ""));
  await watchShifts(page);
}

async function expectHydrated(page: Page): Promise<void> {
  expect(await page.locator("h1[data-rendered-here]").count()).toBe(1);
  await expectSteady(page);
}

async function save(page: Page, title: string): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name }).first();
  await button(`Save ${title}`).click();
  await button(`Unsave ${title}`).waitFor();
}

const busy = testApp({ load: 1 });

it("a server too busy to prerender leaves rendering to the browser, where the first click counts", {
  tags: ["thorough"],
}, async () => {
  const recruiter = await busy.db.build.recruiter();
  const job = await busy.db.build.job({ companyId: recruiter.id });
  const page = await browser.visit(busy, "/main", { as: await busy.db.build.seeker() });
  await save(page, job.title);
});

/** Opens an address without its scripts, which `release` lets through; as a seeker, or as nobody. */
async function openBefore(path: string, as?: { id: string }, options: BrowserContextOptions = {}) {
  const page = await (as ? openAs(as, options) : openPage(options));
  const release = await holdRequests(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  return { page, release };
}

const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** Logs in with a wrong password. */
async function tryToLogIn(page: Page) {
  await page.getByLabel("Email").fill("nobody@example.com");
  await password(page).fill("a wrong one");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}

describe("before the scripts run", () => {
  for (const [viewport, colorScheme] of [
    [DESKTOP, "light"],
    [PHONE, "dark"],
  ] as const) {
    it(`the first jobs are shown, and hydrated, at ${viewport.width} pixels, ${colorScheme}`, async () => {
      const job = await app.build.job();
      const seeker = await app.build.seeker();
      const { page, release } = await openBefore("/main", seeker, { viewport, colorScheme });
      await page.getByRole("article", { name: job.title }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe(colorScheme);
      await page.getByRole("navigation", { name: viewport === PHONE ? "Places" : "Main" }).waitFor();
      expect(await page.getByRole("navigation", { name: /^(Main|Places)$/ }).count()).toBe(1);
      await watch(page);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.postData() ?? ""));
      release();
      await save(page, job.title);
      await expectHydrated(page);
      expect(requested.filter((body) => body.includes('"SearchJobs"') || body.includes('"Viewer"'))).toEqual([]);
    });
  }

  it("input and presses are captured, and replayed once after hydration", async () => {
    const { page, release } = await openBefore("/user-login");
    const tries: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes('"LogIn"')) tries.push(request.url());
    });
    await tryToLogIn(page);
    // Impatiently.
    for (let press = 0; press < 2; press++) await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("button", { name: "Show or hide password" }).click();
    await watch(page);
    release();
    await page.getByRole("alert").waitFor();
    expect(tries).toHaveLength(1);
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
    expect([await password(page).getAttribute("type"), await password(page).inputValue()]).toEqual([
      "text",
      "a wrong one",
    ]);
    await expectHydrated(page);
  });

  it.each([
    ["/user-login", "Email"],
    ["/user-signup", "First name"],
    ["/main", "Search jobs..."],
  ])("typing goes on where the caret is, on %s", async (path, label) => {
    const seeker = path === "/main" ? await app.build.seeker() : undefined;
    const { page, release } = await openBefore(path, seeker);
    const field = page.getByLabel(label, { exact: true }).or(page.getByPlaceholder(label)).first();
    await field.pressSequentially("ab@x.example");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("12");
    release();
    await page.locator("#root:not([data-prerendered])").waitFor();
    await page.keyboard.type("34");
    expect(await field.inputValue()).toBe("a1234b@x.example");
  });

  it("a shortcut of the page is captured", async () => {
    const { page, release } = await openBefore("/main", await app.build.seeker());
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("?");
    release();
    await page
      .getByRole("dialog", { name: "Keyboard shortcuts" })
      .getByText("Show the keyboard shortcuts on this page")
      .waitFor();
  });

  it("a choice is captured", async () => {
    const { page, release } = await openBefore("/recruiter-signup");
    await page.getByLabel("Company size").selectOption({ index: 2 });
    const chosen = await page.getByLabel("Company size").inputValue();
    await page.getByRole("button", { name: "Create my account" }).click();
    release();
    // The empty fields are reported, the chosen one is not.
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await page.getByLabel("Company size").inputValue()).toBe(chosen);
    expect(await page.getByLabel("Company size").getAttribute("aria-invalid")).not.toBe("true");
  });

  it("a page whose scripts fail to load reports that, and reloads them", async () => {
    const page = await openPage();
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/user-login");
    await page.getByRole("alert").getByText("Worklane did not load whole.").waitFor();
    await expectAccessible(page, { asShown: true });
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "load it again" }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await tryToLogIn(page);
    await page.getByRole("alert").waitFor();
  });

  describe("words typed and sent on the first jobs", () => {
    async function openJobs(title: string) {
      await app.build.job({ title });
      const { page, release } = await openBefore("/main", await app.build.seeker());
      await page.getByRole("article", { name: title }).first().waitFor();
      const expectFound = async () => {
        await page.waitForURL((url) => url.searchParams.get("q") === title);
        await expect.poll(() => page.getByRole("article").count(), { timeout: 10_000 }).toBe(1);
      };
      return { page, release, expectFound };
    }

    it("are searched for when they are sent between the hydration of different parts", {
      tags: ["thorough"],
    }, async () => {
      const { page, release, expectFound } = await openJobs("Bell founder");
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await page.getByPlaceholder("Search jobs...").focus();
      release();
      await page.keyboard.type("Bell founder", { delay: 10 });
      await page.getByRole("button", { name: "go", exact: true }).click();
      await expectFound();
    });

    it("are searched for when the page re-renders its box before it receives them", {
      tags: ["thorough"],
    }, async () => {
      const { page, release, expectFound } = await openJobs("Glass blower");
      await page.getByPlaceholder("Search jobs...").fill("Glass blower");
      await page.getByRole("button", { name: "go", exact: true }).click();
      release();
      await expectFound();
    });
  });

  it("a page with an open job in its address is hydrated, and opens it", async () => {
    const job = await app.build.job({ title: "Piano tuner" });
    const seeker = await app.build.seeker();
    const { page, release } = await openBefore(`/main?job=${job.id}`, seeker);
    await page.getByRole("article", { name: job.title }).first().waitFor();
    await watch(page);
    release();
    await page.getByRole("dialog", { name: "Job details" }).getByRole("heading", { name: "Piano tuner" }).waitFor();
    await expectHydrated(page);
  });

  it("a page with a filter in its address is prerendered with its results", async () => {
    for (const title of ["Lighthouse keeper", "Cartographer"]) await app.build.job({ title });
    const { page } = await openBefore("/main?q=lighthouse", await app.build.seeker());
    await page.getByRole("article", { name: "Lighthouse keeper" }).waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
  });

  it("a press in the frame of a page is captured", async () => {
    const { page, release } = await openBefore("/main/savedjobs", await app.build.seeker(), {
      viewport: PHONE,
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.postData() ?? ""));
    await page.getByRole("status", { name: "Loading the page" }).waitFor();
    await page.getByRole("button", { name: "Open menu" }).click();
    release();
    await page.getByRole("dialog").getByRole("button", { name: "Log Out" }).waitFor();
    await page.locator("h1").waitFor();
    expect(requested.filter((body) => body.includes('"Viewer"'))).toEqual([]);
  });

  it("a chosen company is captured", async () => {
    const { prisma } = app.db;
    const recruiter = await app.build.recruiter();
    const other = await app.build.recruiter();
    const memberOfOther = { accountId: recruiter.id, companyId: other.id };
    await app.build.member({ ...memberOfOther, chosenAt: new Date(0) });
    const { page, release } = await openBefore("/main-recruiter", recruiter);
    await page.getByLabel("Company", { exact: true }).selectOption(other.id);
    release();
    const chosenAt = async () => (await prisma.companyMember.findFirstOrThrow({ where: memberOfOther })).chosenAt;
    await expect.poll(chosenAt).not.toEqual(new Date(0));
  });
});
