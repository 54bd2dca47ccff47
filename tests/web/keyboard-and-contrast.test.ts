// @module-tag thorough

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { fillSeekerSignUp } from "../support/account-forms.ts";
import { testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const seeker = { id: "", role: "SEEKER" as const };
const recruiter = { id: "", role: "RECRUITER" as const };
let jobId = "";

beforeAll(async () => {
  const { prisma } = app.db;
  seeker.id = (await buildSeeker(prisma, { name: "Meera Nair" })).id;
  recruiter.id = (await buildRecruiter(prisma, { name: "Acme" })).id;
  jobId = (await buildJob(prisma, { companyId: recruiter.id })).id;
  await buildApplication(prisma, { jobId });
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

const outlined = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).outlineStyle);

it("in forced colours the current link and the selected tab are drawn", async () => {
  const page = await visit(`/main-recruiter/applicants/${jobId}`, { as: recruiter, forcedColors: "active" });
  await page.getByRole("tab", { name: /Applied/ }).waitFor();
  expect(await outlined(page, '[role="tab"][aria-selected="true"]')).toBe("solid");
  await page.goto("/main-recruiter");
  const bar = page.getByRole("list", { name: "Application outcomes" }).getByRole("link").first();
  expect(await bar.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("gradient");
  await page.goto("/main-recruiter/view-jobs");
  await page.getByRole("article").first().waitFor();
  expect(await outlined(page, 'nav [aria-current="page"]')).toBe("solid");
});

describe("screen reader users", () => {
  it("get the required and invalid fields of an account form, including passwords", async () => {
    const page = await visit("/user-signup");
    await page.getByText("All fields are required.").waitFor();
    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("aria-required")).toBe("true");
    expect(await password.getAttribute("aria-invalid")).toBeNull();
    await password.fill("short");
    await page.getByRole("button", { name: "Create my account" }).click();
    await expect.poll(() => password.getAttribute("aria-invalid")).toBe("true");
    const edge = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field) => {
        const edged = field.closest("[data-error]") ?? field;
        return getComputedStyle(edged).borderColor;
      });
    const red = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "var(--wl-no)";
      return getComputedStyle(probe).color;
    });
    expect([await edge("First name"), await edge("Work email")]).toEqual([red, red]);
  });

  it("get the current link of a page that has no link of its own", async () => {
    const peer = await buildSeeker(app.db.prisma, { name: "Arjun Rao" });
    const page = await visit(`/main/usersprofile/${peer.id}`, { as: seeker });
    await page.getByRole("heading", { level: 1, name: "Arjun Rao" }).waitFor();
    expect(await page.getByRole("link", { name: "Explore Peers" }).getAttribute("aria-current")).toBe("true");
  });
});

it("a mistyped address can be corrected after signing up, without typing the rest again", async () => {
  const page = await visit("/user-signup");
  await fillSeekerSignUp(page, "Kiran Desai", "kiran@exmaple.com", "a long enough one");
  await page.getByRole("button", { name: "Create my account" }).click();
  await page.getByRole("button", { name: "Wrong address? Sign up with another" }).click();
  expect(await page.getByLabel("Work email").inputValue()).toBe("kiran@exmaple.com");
  expect(await page.getByLabel("Phone number").inputValue()).toBe("9876543210");
});

it("the next step of a profile links to its section", async () => {
  const page = await visit("/main/userprofile", { as: seeker });
  await page.getByRole("region", { name: "Profile completeness" }).getByRole("link").click();
  await page.waitForURL(/userprofile-edit#/);
  const section = new URL(page.url()).hash.slice(1);
  await expect
    .poll(() => page.evaluate((id) => document.activeElement?.closest("section")?.id === id, section))
    .toBe(true);
});
