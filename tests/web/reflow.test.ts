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

/** How far a page is wider than its window, and what is. */
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
])("with %s nothing sticks out", (_what, css, viewport) => {
  it("of public pages", async () => {
    await expectFits(await browser.open({ baseURL: app.url, viewport, bypassCSP: true }), paths.public, css);
  });
  it("of a seeker's pages", async () => {
    await expectFits(await browser.openAs(app, seeker, { viewport, bypassCSP: true }), SEEKER_PATHS, css);
  });
  it("of a recruiter's pages", async () => {
    await expectFits(await browser.openAs(app, recruiter, { viewport, bypassCSP: true }), RECRUITER_PATHS, css);
  });
});
