// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { companyPath, jobPath } from "../../shared/public-paths.ts";
import { PHONE, testSite } from "../support/browser.ts";
import { expectFits } from "../support/expect-fits.ts";

const { app, openAs, openPage, visit, once } = testSite();
const seeker = once(() => app.build.seeker());
const company = once(() => app.build.recruiter({ name: "Acme Shipbuilding" }));
const job = once(() => app.build.job({ title: "Welder", companyId: company.id }));
once(() => {
  const notice = { kind: "SECURITY", title: "Your password was changed.", path: "/main/settings" } as const;
  const data = [seeker, company].flatMap(({ id: accountId }) =>
    [1, 2, 3].map((n) => ({ accountId, cause: `cause ${n}`, ...notice })),
  );
  return app.db.prisma.notice.createMany({ data });
});

const ENLARGED = { viewport: PHONE, bypassCSP: true };
/** WCAG 2.2, 1.4.4: text twice as large. */
const enlarge = (page: Page) => page.addStyleTag({ content: "html { font-size: 200% !important; }" });

// `tests/accessibility` lets phones scroll sideways then.
describe("on a phone with text at twice its size nothing overflows", () => {
  async function expectAllFit(page: Page, area: string, paths: readonly string[]) {
    for (const path of paths) {
      await page.goto(area + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await enlarge(page);
      await expectFits(page);
    }
  }

  it("on public pages", async () => {
    const lists = ["/jobs", "/jobs?q=welder", "/jobs/none", companyPath(company.slug)];
    const paths = [...lists, jobPath(job), "/start", "/user-login", "/help", "/accessibility"];
    await expectAllFit(await openPage(ENLARGED), "", paths);
  });
  it("on a seeker's pages", async () => {
    const paths = ["", "/settings", "/privacy", "/notices", "/chatcomponent", "/allusers", "/userprofile-edit"];
    await expectAllFit(await openAs(seeker, ENLARGED), "/main", paths);
  });
  it("on a recruiter's pages", async () => {
    const paths = ["", "/view-jobs", "/post-jobs", "/settings"];
    await expectAllFit(await openAs(company, ENLARGED), "/main-recruiter", paths);
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
    const page = await visit("/jobs?q=welder&workMode=REMOTE", { viewport });
    await expectWhole(page, "[data-sideways]");
  });

  it("the focused element is fully visible: the review's tabs", async () => {
    const page = await visit(`/main-recruiter/applicants/${job.id}/review`, { as: company, viewport });
    await expectWhole(page, 'nav[aria-label="Applicants by status"]');
  });
});

/** Opens a page with a bar at its foot, with text at twice its size. */
async function openEnlarged(path: string): Promise<Page> {
  const page = await visit(path, { as: path === "/main" ? seeker : company, ...ENLARGED });
  await page.getByRole("navigation", { name: "Places" }).getByRole("link").first().waitFor();
  await enlarge(page);
  return page;
}

describe.each([
  ["a seeker", "/main"],
  ["a recruiter", "/main-recruiter"],
])("with text at twice its size, for %s", (_whom, path) => {
  it("the bar at the foot breaks no word and covers nothing at the end of the page, and the number beside the larger bell leaves it visible", async () => {
    const page = await openEnlarged(path);
    const labels = page.getByRole("navigation", { name: "Places" }).locator("a > span:first-of-type");
    const lines = await labels.evaluateAll((all) =>
      all.map((label) => `${label.textContent}: ${label.getClientRects().length}`),
    );
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.filter((line) => !line.endsWith(": 1"))).toEqual([]);
    const heights = () =>
      page.evaluate(() => {
        const bar = document.querySelector("nav[aria-label=Places]")?.getBoundingClientRect().height ?? 0;
        const room = Number.parseFloat(getComputedStyle(document.querySelector("main") as Element).paddingBottom);
        return room - bar;
      });
    await expect.poll(heights).toBeGreaterThan(0);
    const bell = page.getByRole("link", { name: /^Notifications/ });
    const [icon, badge] = [await bell.locator("svg").boundingBox(), await bell.locator("span").last().boundingBox()];
    expect(icon?.width).toBe(40);
    if (!icon || !badge) return;
    const covered = Math.max(0, icon.x + icon.width - badge.x) * Math.max(0, badge.y + badge.height - icon.y);
    expect(covered / (icon.width * icon.height)).toBeLessThan(0.4);
  });
});

it("with text at twice its size the search field is as high as its buttons, and its placeholder fits", async () => {
  const page = await openEnlarged("/main");
  const field = page.getByPlaceholder("Search jobs...");
  const { height, room, needed } = await field.evaluate((input: HTMLInputElement) => {
    const style = getComputedStyle(input);
    const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
    context.font = `${style.fontSize} ${style.fontFamily}`;
    return {
      height: input.offsetHeight,
      room: input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight),
      needed: context.measureText(input.placeholder).width,
    };
  });
  expect(height).toBeGreaterThanOrEqual(80);
  expect(room).toBeGreaterThan(needed);
});

it("in a window of 320 by 256 pixels the bars scroll away and leave all of it to the page", async () => {
  const page = await visit("/main", { as: seeker, viewport: { width: 320, height: 256 } });
  await page.getByRole("article").first().waitFor();
  const staying = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .reduce((sum, { height, top }) => sum + (top < window.innerHeight && height > 0 && top >= 0 ? height : 0), 0),
  );
  expect(staying).toBeLessThan(256 / 4);
});
