// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { PHONE, testBrowser } from "../support/browser.ts";

/** WCAG 2.2, 1.4.4: text twice as large, on a phone. */
const TWICE = "html { font-size: 200% !important; }";

const app = testApp();
const browser = testBrowser();
const ids = { SEEKER: "", RECRUITER: "" };

beforeAll(async () => {
  const { prisma } = app.db;
  ids.SEEKER = (await buildSeeker(prisma)).id;
  ids.RECRUITER = (await buildRecruiter(prisma)).id;
  const notice = { kind: "SECURITY", title: "Your password was changed.", path: "/main/settings" };
  for (const accountId of Object.values(ids))
    for (let n = 0; n < 3; n += 1) await prisma.notice.create({ data: { accountId, cause: `cause ${n}`, ...notice } });
});

async function open(role: "SEEKER" | "RECRUITER", path: string): Promise<Page> {
  const page = await browser.openAs(app, { id: ids[role], role }, { viewport: PHONE, bypassCSP: true });
  await page.goto(path);
  await page.getByRole("navigation", { name: "Places" }).getByRole("link").first().waitFor();
  await page.addStyleTag({ content: TWICE });
  return page;
}

describe.each([
  ["SEEKER", "/main"],
  ["RECRUITER", "/main-recruiter"],
] as const)("with letters twice as large, for a %s", (role, path) => {
  it("the bar at the foot breaks no word, and covers nothing at the end of the page", async () => {
    const page = await open(role, path);
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
  });

  it("the icons grow, and the number beside the bell leaves it visible", async () => {
    const page = await open(role, path);
    const bell = page.getByRole("link", { name: /^Notifications/ });
    const [icon, badge] = [await bell.locator("svg").boundingBox(), await bell.locator("span").last().boundingBox()];
    expect(icon?.width).toBe(40);
    if (!icon || !badge) return;
    const covered = Math.max(0, icon.x + icon.width - badge.x) * Math.max(0, badge.y + badge.height - icon.y);
    expect(covered / (icon.width * icon.height)).toBeLessThan(0.4);
  });
});

it("with letters twice as large the search field is as high as its buttons, and its placeholder fits", async () => {
  const page = await open("SEEKER", "/main");
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
