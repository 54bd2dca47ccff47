import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { buildJob, buildMember, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { DESKTOP, PHONE, testBrowser } from "../support/browser.ts";
import { holdRequests } from "../support/hold-requests.ts";

const app = testApp();
const browser = testBrowser();

/** Holds back every script file until the returned function is called, and collects the page's errors. */
async function withoutScripts(page: Page): Promise<{ release: () => void; complaints: string[] }> {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  const release = await holdRequests(page, "**/assets/*.js");
  return { release, complaints };
}

/** Marks the current content, and counts layout shifts from now on. */
const watch = (page: Page) =>
  page.evaluate(() => {
    document.querySelector("h1")?.setAttribute("data-rendered-here", "");
    document.documentElement.dataset.moved = "0";
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved) + moved);
    }).observe({ type: "layout-shift", buffered: true });
  });

async function expectHydrated(page: Page, complaints: string[]): Promise<void> {
  expect(await page.locator("h1[data-rendered-here]").count()).toBe(1);
  expect(Number(await page.evaluate(() => document.documentElement.dataset.moved))).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
}

async function save(page: Page, title: string): Promise<void> {
  const button = (name: string) => page.getByRole("button", { name }).first();
  await button(`Save ${title}`).click();
  await button(`Unsave ${title}`).waitFor();
}

describe("a server too busy to prerender", () => {
  const busy = testApp({ load: 1 });

  it("leaves rendering to the browser, where the first click counts", { tags: ["thorough"] }, async () => {
    const recruiter = await buildRecruiter(busy.db.prisma);
    const job = await buildJob(busy.db.prisma, { companyId: recruiter.id });
    const seeker = await buildSeeker(busy.db.prisma);
    const page = await browser.openAs(busy, { id: seeker.id, role: "SEEKER" });
    await page.goto("/main");
    await save(page, job.title);
  });
});

describe("before the scripts run", () => {
  for (const [viewport, colorScheme, tags] of [
    [DESKTOP, "light", []],
    [PHONE, "dark", []],
    [DESKTOP, "dark", ["thorough"]],
    [PHONE, "light", ["thorough"]],
  ] as const) {
    it(`the landing page is shown, and hydrated unchanged, at ${viewport.width} pixels, ${colorScheme}`, {
      tags: [...tags],
    }, async () => {
      const page = await browser.open({ baseURL: app.url, viewport, colorScheme });
      const { release, complaints } = await withoutScripts(page);
      await page.goto("/start", { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1, name: "Discover, Apply and Get Hired" }).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toBe(colorScheme);
      expect(await page.title()).toBe("Discover, Apply and Get Hired · Worklane");
      await watch(page);
      release();
      await page.getByRole("button", { name: colorScheme === "dark" ? "Switch to light" : "Switch to dark" }).click();
      await page.locator(`[data-mantine-color-scheme=${colorScheme === "dark" ? "light" : "dark"}]`).waitFor();
      await expectHydrated(page, complaints);
    });

    it(`the first jobs are shown, and hydrated, at ${viewport.width} pixels, ${colorScheme}`, {
      tags: [...tags],
    }, async () => {
      const recruiter = await buildRecruiter(app.db.prisma);
      const job = await buildJob(app.db.prisma, { companyId: recruiter.id });
      const seeker = await buildSeeker(app.db.prisma);
      const page = await browser.openAs(app, { id: seeker.id, role: "SEEKER" }, { viewport, colorScheme });
      const { release, complaints } = await withoutScripts(page);
      await page.goto("/main", { waitUntil: "commit" });
      await page.getByRole("article", { name: job.title }).first().waitFor();
      await page.getByRole("navigation", { name: viewport === PHONE ? "Places" : "Area" }).waitFor();
      expect(await page.getByRole("navigation", { name: /^(Area|Places)$/ }).count()).toBe(1);
      await watch(page);
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.postData() ?? ""));
      release();
      await save(page, job.title);
      await expectHydrated(page, complaints);
      expect(requested.filter((body) => body.includes('"SearchJobs"') || body.includes('"Viewer"'))).toEqual([]);
    });
  }

  it("input and presses are captured, and replayed after hydration", async () => {
    const page = await browser.open({ baseURL: app.url });
    const { release, complaints } = await withoutScripts(page);
    await page.goto("/user-login", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a wrong one");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await watch(page);
    release();
    await page.getByRole("alert").waitFor();
    expect(await page.getByLabel("Email").inputValue()).toBe("nobody@example.com");
    await expectHydrated(page, complaints);
  });

  it.each([
    ["/user-login", "Email"],
    ["/user-signup", "First name"],
    ["/main", "Search jobs..."],
  ])("typing goes on where the caret is, on %s", async (path, label) => {
    const seeker = await buildSeeker(app.db.prisma);
    const page =
      path === "/main"
        ? await browser.openAs(app, { id: seeker.id, role: "SEEKER" })
        : await browser.open({ baseURL: app.url });
    const { release } = await withoutScripts(page);
    await page.goto(path, { waitUntil: "commit" });
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

  it("a password is shown when the user asked for that", { tags: ["thorough"] }, async () => {
    const page = await browser.open({ baseURL: app.url });
    const { release } = await withoutScripts(page);
    await page.goto("/user-login", { waitUntil: "commit" });
    const password = page.getByLabel("Password", { exact: true });
    await password.fill("a wrong one");
    await page.getByRole("button", { name: "Show or hide password" }).click();
    release();
    await page.locator("#root:not([data-prerendered])").waitFor();
    await expect.poll(() => password.getAttribute("type")).toBe("text");
    expect(await password.inputValue()).toBe("a wrong one");
  });

  it("an impatient second press counts once", { tags: ["thorough"] }, async () => {
    const page = await browser.open({ baseURL: app.url });
    const { release } = await withoutScripts(page);
    const tries: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes('"LogIn"')) tries.push(request.url());
    });
    await page.goto("/user-login", { waitUntil: "commit" });
    await page.getByLabel("Email").fill("somebody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a wrong one");
    for (let press = 0; press < 3; press++) await page.getByRole("button", { name: "Log in", exact: true }).click();
    release();
    await page.getByRole("alert").waitFor();
    expect(tries).toHaveLength(1);
  });

  it("a shortcut of the page is captured", async () => {
    const seeker = await buildSeeker(app.db.prisma);
    const page = await browser.openAs(app, { id: seeker.id, role: "SEEKER" });
    const { release } = await withoutScripts(page);
    await page.goto("/main", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("?");
    release();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByText("Show the keys of this page").waitFor();
  });

  it("a choice is captured", async () => {
    const page = await browser.open({ baseURL: app.url });
    const { release, complaints } = await withoutScripts(page);
    await page.goto("/recruiter-signup", { waitUntil: "commit" });
    await page.getByLabel("Company size").selectOption({ index: 2 });
    const chosen = await page.getByLabel("Company size").inputValue();
    await page.getByRole("button", { name: "Create my account" }).click();
    release();
    // The empty fields are reported, the chosen one is not.
    await page.locator("[aria-invalid=true]").first().waitFor();
    expect(await page.getByLabel("Company size").inputValue()).toBe(chosen);
    expect(await page.getByLabel("Company size").getAttribute("aria-invalid")).not.toBe("true");
    expect(complaints).toEqual([]);
  });

  it("a page whose scripts fail to load reports that, and reloads them", async () => {
    const page = await browser.open({ baseURL: app.url });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/user-login");
    await page.getByRole("alert").getByText("Worklane did not load whole.").waitFor();
    await expectAccessible(page, { asShown: true });
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "load it again" }).click();
    await page.getByRole("alert").waitFor({ state: "detached" });
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("a wrong one");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.getByRole("alert").waitFor();
  });

  describe("words typed and sent on the first jobs", () => {
    async function openJobs(title: string) {
      const recruiter = await buildRecruiter(app.db.prisma);
      const found = await buildJob(app.db.prisma, { companyId: recruiter.id, title });
      const seeker = await buildSeeker(app.db.prisma);
      const page = await browser.openAs(app, { id: seeker.id, role: "SEEKER" });
      const held = await withoutScripts(page);
      const open = async () => {
        await page.goto("/main", { waitUntil: "commit" });
        await page.getByRole("article", { name: found.title }).first().waitFor();
      };
      const expectFound = async () => {
        await page.waitForURL((url) => url.searchParams.get("q") === title);
        await expect.poll(() => page.getByRole("article").count(), { timeout: 10_000 }).toBe(1);
        expect(held.complaints).toEqual([]);
      };
      return { page, release: held.release, open, expectFound };
    }

    it("are searched for when they are sent between the hydration of different parts", {
      tags: ["thorough"],
    }, async () => {
      const title = "Bell founder";
      const { page, release, open, expectFound } = await openJobs(title);
      await open();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await page.getByPlaceholder("Search jobs...").focus();
      release();
      await page.keyboard.type(title, { delay: 10 });
      await page.getByRole("button", { name: "go", exact: true }).click();
      await expectFound();
    });

    it("are searched for when the page re-renders its box before it receives them", {
      tags: ["thorough"],
    }, async () => {
      const title = "Glass blower";
      const { page, release, open, expectFound } = await openJobs(title);
      await open();
      await page.getByPlaceholder("Search jobs...").fill(title);
      await page.getByRole("button", { name: "go", exact: true }).click();
      release();
      await expectFound();
    });
  });

  it("a page with an open job in its address is hydrated, and opens it", async () => {
    const recruiter = await buildRecruiter(app.db.prisma);
    const job = await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Piano tuner" });
    const seeker = await buildSeeker(app.db.prisma);
    const page = await browser.openAs(app, { id: seeker.id, role: "SEEKER" });
    const { release, complaints } = await withoutScripts(page);
    await page.goto(`/main?job=${job.id}`, { waitUntil: "commit" });
    await page.getByRole("article", { name: job.title }).first().waitFor();
    await watch(page);
    release();
    await page.getByRole("dialog", { name: "Job details" }).getByRole("heading", { name: "Piano tuner" }).waitFor();
    await expectHydrated(page, complaints);
  });

  it("a page with a filter in its address is prerendered with its results", async () => {
    const recruiter = await buildRecruiter(app.db.prisma);
    const found = await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Lighthouse keeper" });
    await buildJob(app.db.prisma, { companyId: recruiter.id, title: "Cartographer" });
    const seeker = await buildSeeker(app.db.prisma);
    const page = await browser.openAs(app, { id: seeker.id, role: "SEEKER" });
    await withoutScripts(page);
    await page.goto("/main?q=lighthouse", { waitUntil: "commit" });
    await page.getByRole("article", { name: found.title }).waitFor();
    expect(await page.getByRole("article").count()).toBe(1);
  });

  it("a press in the frame of a page is captured", async () => {
    const seeker = await buildSeeker(app.db.prisma);
    const page = await browser.openAs(app, { id: seeker.id, role: "SEEKER" }, { viewport: PHONE });
    const { release } = await withoutScripts(page);
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.postData() ?? ""));
    await page.goto("/main/savedjobs", { waitUntil: "commit" });
    await page.getByRole("status", { name: "Loading the page" }).waitFor();
    await page.getByRole("button", { name: "Open menu" }).click();
    release();
    await page.getByRole("dialog").getByRole("button", { name: "Log Out" }).waitFor();
    await page.locator("h1").waitFor();
    expect(requested.filter((body) => body.includes('"Viewer"'))).toEqual([]);
  });

  it("a chosen company is captured", async () => {
    const { prisma } = app.db;
    const recruiter = await buildRecruiter(prisma);
    const other = await buildRecruiter(prisma);
    const memberOfOther = { accountId: recruiter.id, companyId: other.id };
    await buildMember(prisma, { ...memberOfOther, chosenAt: new Date(0) });
    const page = await browser.openAs(app, { id: recruiter.id, role: "RECRUITER" });
    const { release, complaints } = await withoutScripts(page);
    await page.goto("/main-recruiter", { waitUntil: "commit" });
    await page.getByLabel("Company", { exact: true }).selectOption(other.id);
    release();
    const chosenAt = async () => (await prisma.companyMember.findFirstOrThrow({ where: memberOfOther })).chosenAt;
    await expect.poll(chosenAt).not.toEqual(new Date(0));
    expect(complaints).toEqual([]);
  });
});
