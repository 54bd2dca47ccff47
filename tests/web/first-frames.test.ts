import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Role } from "../../server/generated/prisma/enums.ts";
import { signIn } from "../../server/testing/sign-in.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { holdRequests } from "../support/hold-requests.ts";
import { expectSteady, watchShifts } from "../support/layout-shifts.ts";

const { app, openAs, openPage, once } = testSite();

interface BuiltPage {
  readonly pattern: string;
  readonly area: { readonly role: Role; readonly denied: string; readonly prerendered: boolean } | null;
}

const BUILT = JSON.parse(readFileSync("dist/pages/pages.json", "utf8")) as BuiltPage[];

/** Every page of both roles' areas. */
const PAGES = BUILT.flatMap(({ pattern, area }) =>
  area && pattern.startsWith("/main") && !pattern.endsWith("*") ? [{ pattern, ...area }] : [],
);
/** Those with a frame; the review of applicants fills the window instead. */
const FRAMED = PAGES.filter(({ prerendered }) => prerendered);

/** Every page outside the areas. */
const PUBLIC = BUILT.filter(({ pattern, area }) => !area && pattern !== "/*").map(({ pattern }) => pattern);

const SEEKER = once(() => app.build.seeker());
const RECRUITER = once(() => app.build.recruiter());
const people = { SEEKER, RECRUITER };
const peer = once(() => app.build.seeker());
const job = once(() => app.build.job({ companyId: RECRUITER.id }));

const addressOf = (pattern: string) =>
  pattern.replace(":jobId", job.id).replace(":id", peer.id).replace(":token", "x".repeat(43));

/** Waits for a part of the frame; it must stay where it is, and remain the same element, when the scripts have loaded. */
async function expectKept(page: Page, part: Locator, releaseScripts: () => void): Promise<void> {
  await part.waitFor();
  expect(await page.title()).toMatch(/Worklane$/);
  await part.evaluate((element) => element.setAttribute("data-rendered-here", ""));
  // Layout shifts caused by the font, which is requested with the page, are over by then.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Figtree") && status === "loaded"),
  );
  await watchShifts(page);
  releaseScripts();
  await page.locator("#root:not([data-prerendered])").waitFor({ state: "attached" });
  expect(await page.locator("[data-rendered-here]").count()).toBe(1);
  await expectSteady(page);
}

/** Each area's pages share a frame, and so do those outside: the first of each is enough for `npm test`. */
const tagsOf = (pattern: string) => {
  const firsts = (["SEEKER", "RECRUITER"] as const).map((its) => FRAMED.find(({ role }) => role === its)?.pattern);
  return [...firsts, PUBLIC[0]].includes(pattern) ? [] : ["thorough"];
};

const TITLE = "shows its frame before its scripts load, and nothing shifts when they do";

describe.each([DESKTOP, PHONE])("at $width pixels", (viewport) => {
  for (const { pattern, role } of [...FRAMED, ...PUBLIC.map((pattern) => ({ pattern, role: null }))])
    it(`${pattern} ${TITLE}`, { tags: tagsOf(pattern) }, async () => {
      const page = await (role ? openAs(people[role], { viewport }) : openPage({ viewport }));
      const releaseScripts = await holdRequests(page, "**/assets/*.js");
      const releaseAnswers = await holdRequests(page, "**/graphql");
      await page.goto(addressOf(pattern), { waitUntil: "commit" });
      const navigation = page.getByRole("navigation", { name: viewport === PHONE ? "Places" : "Main" });
      await expectKept(page, role ? navigation : page.getByRole("banner"), releaseScripts);
      if (role) await page.locator("main h1").first().waitFor({ state: "attached" });
      releaseAnswers();
    });
});

it("the rows of Search Jobs have their height before the style sheet is there, whatever they show", async () => {
  const { prisma } = app.db;
  const [{ id: companyId }, at] = [await app.build.recruiter(), new Date()];
  await prisma.companyVerification.create({
    data: { companyId, domain: "acme.example", method: "DNS", nameKey: "acme", verifiedAt: at, checkedAt: at },
  });
  const { id } = await app.build.job({ companyId, applicationDeadline: at });
  const page = await openAs(SEEKER, { viewport: DESKTOP });
  const releases = [await holdRequests(page, "**/assets/*.css"), await holdRequests(page, "**/assets/*.js")];
  await page.goto("/main", { waitUntil: "commit" });
  const row = page.locator(`[data-job="${id}"]`);
  const shown = async () => ({ height: (await row.boundingBox())?.height, color: await colorOf("Closes today") });
  const colorOf = (text: string) => row.getByText(text).evaluate((element) => getComputedStyle(element).color);
  const before = await shown();
  for (const release of releases) release();
  await page.locator("#root:not([data-prerendered])").waitFor({ state: "attached" });
  expect(await shown()).toEqual(before);
});

it("a page of one role redirects the other before anything is rendered", async () => {
  const wrong = await Promise.all(
    PAGES.map(async ({ pattern, role, denied }) => {
      const other = role === "SEEKER" ? "RECRUITER" : "SEEKER";
      const headers = { cookie: await signIn(app.db, { id: people[other].id, role: other }), accept: "text/html" };
      const { status, headers: sent } = await fetch(app.url + addressOf(pattern), { headers, redirect: "manual" });
      return status === 302 && sent.get("location") === denied ? [] : [`${pattern}: ${status} ${sent.get("location")}`];
    }),
  );
  expect(wrong.flat()).toEqual([]);
});
