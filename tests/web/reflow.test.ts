// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { PHONE, testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();
const seeker = { id: "", role: "SEEKER" as const };
const recruiter = { id: "", role: "RECRUITER" as const };
const paths = { public: [] as string[] };
let jobId = "";
const SEEKER_PATHS = [
  "/main",
  "/main/settings",
  "/main/privacy",
  "/main/notices",
  "/main/chatcomponent",
  "/main/allusers",
  "/main/userprofile-edit",
];
const RECRUITER_PATHS = [
  "/main-recruiter",
  "/main-recruiter/view-jobs",
  "/main-recruiter/post-jobs",
  "/main-recruiter/settings",
];

beforeAll(async () => {
  const { prisma } = app.db;
  seeker.id = (await buildSeeker(prisma, { name: "Meera Nair" })).id;
  const company = await buildRecruiter(prisma, { name: "Acme Shipbuilding" });
  recruiter.id = company.id;
  const job = await buildJob(prisma, { title: "Welder", companyId: company.id });
  jobId = job.id;
  paths.public = [
    "/start",
    "/jobs",
    "/jobs?q=welder",
    `/jobs/welder-${job.id}`,
    "/user-login",
    "/help",
    "/accessibility",
  ];
});

/** How far the page overflows its window, and which elements do. */
const wider = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth) return null;
    const widest = [...document.querySelectorAll("body *")].reduce((one, other) =>
      other.getBoundingClientRect().right > one.getBoundingClientRect().right ? other : one,
    );
    return `${scrollWidth - window.innerWidth} px: ${widest.outerHTML.slice(0, 160)}`;
  });

async function expectFits(page: Page, all: readonly string[], css: string) {
  const found: string[] = [];
  for (const path of all) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    if (css) await page.addStyleTag({ content: css });
    const problem = await wider(page);
    if (problem) found.push(`${path}: ${problem}`);
  }
  expect(found).toEqual([]);
}

describe.each([
  ["letters twice as large", "html { font-size: 200% !important; }", PHONE],
  [
    "text spaced as WCAG 1.4.12 says",
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; } p { margin-bottom: 2em !important; }",
    PHONE,
  ],
  ["a window of 320 by 256 pixels", "", { width: 320, height: 256 }],
])("with %s nothing overflows", (_what, css, viewport) => {
  it("on public pages", async () => {
    await expectFits(await browser.open({ baseURL: app.url, viewport, bypassCSP: true }), paths.public, css);
  });
  it("on a seeker's pages", async () => {
    await expectFits(await browser.openAs(app, seeker, { viewport, bypassCSP: true }), SEEKER_PATHS, css);
  });
  it("on a recruiter's pages", async () => {
    await expectFits(await browser.openAs(app, recruiter, { viewport, bypassCSP: true }), RECRUITER_PATHS, css);
  });
});

describe("in bars that scroll sideways, at 320 pixels", () => {
  /** Focused elements that are not completely inside the window. */
  const cutOff = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > window.innerWidth ? `${element.textContent} ${left} to ${right}` : null;
    });
  async function expectWhole(page: Page, bar: string) {
    const inside = page.locator(bar).locator("summary:visible, a:visible, button:visible");
    await inside.first().waitFor();
    const found: (string | null)[] = [];
    const count = await inside.count();
    expect(count).toBeGreaterThan(3);
    await inside.first().focus();
    for (let n = 0; n < count; n++) {
      found.push(await cutOff(page));
      await page.keyboard.press("Tab");
    }
    expect(found.filter(Boolean)).toEqual([]);
  }
  const viewport = { width: 320, height: 640 };

  it("the focused element is fully visible: filters of the public jobs", async () => {
    const page = await browser.open({ baseURL: app.url, viewport });
    await page.goto("/jobs?q=welder&workMode=REMOTE");
    await expectWhole(page, "[data-sideways]");
  });

  it("the focused element is fully visible: the review's tabs", async () => {
    const page = await browser.openAs(app, recruiter, { viewport });
    await page.goto(`/main-recruiter/applicants/${jobId}/review`);
    await expectWhole(page, 'nav[aria-label="Applicants by status"]');
  });
});
