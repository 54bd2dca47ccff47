import { expect, it } from "vitest";
import { buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { testApp } from "../../server/testing/test-app.ts";
import { expectAccessible } from "../support/axe.ts";
import { PHONE, testBrowser } from "../support/browser.ts";

const app = testApp();
const browser = testBrowser();

const jobsWith = (key: string) =>
  fetch(`${app.url}/recruiter/postedjobs`, { headers: { authorization: `Bearer ${key}` } });

it("makes an app for a company, shows its key once, and ends it after asking", async () => {
  const { id } = await buildRecruiter(app.db.prisma);
  const page = await browser.openAs(app, { id, role: "RECRUITER" });
  await page.goto("/main-recruiter/settings");
  await page.getByRole("link", { name: "For developers" }).click();
  await page.getByRole("heading", { level: 1, name: "Developers" }).waitFor();
  await page.getByText(/^curl .*\/graphql/).waitFor();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Make the app" }).click();
  await page.getByText("Give the app a name.").waitFor();
  await page.getByRole("textbox", { name: "Name" }).fill("Career site");
  await page.getByRole("button", { name: "Make the app" }).click();
  await page.getByText("Choose at least one thing that it may do.").waitFor();
  await page.getByRole("checkbox", { name: "See jobs" }).check();
  await page.getByRole("button", { name: "Make the app" }).click();
  await page.getByRole("heading", { name: "The key of Career site" }).waitFor();
  const key = (await page.getByTestId("key").textContent()) ?? "";
  expect((await jobsWith(key)).status).toBe(200);
  await expectAccessible(page);

  await page.getByRole("button", { name: "I have kept it" }).click();
  await page.getByRole("heading", { name: "The key of Career site" }).waitFor({ state: "detached" });
  await page.reload();
  await page.getByText(/^Last used/).waitFor();
  expect(await page.content()).not.toContain(key);

  await page.getByRole("button", { name: "New key for Career site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new key" }).click();
  await page.getByText("Not used yet").waitFor();
  await page.getByRole("button", { name: `Revoke wl_live_…${key.slice(-4)}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await page.getByText("The key is revoked.").waitFor();
  expect((await jobsWith(key)).status).toBe(401);
  await page.getByRole("button", { name: "Delete Career site" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Career site is deleted.").waitFor();
  expect(await app.db.prisma.app.count({ where: { companyId: id } })).toBe(0);
});

it("is there for seekers, on a phone in the dark", async () => {
  const { id } = await buildSeeker(app.db.prisma);
  const page = await browser.openAs(app, { id, role: "SEEKER" }, { viewport: PHONE, colorScheme: "dark" });
  await page.goto("/main/developers");
  await page.getByRole("textbox", { name: "Name" }).fill("My calendar");
  await page.getByRole("checkbox", { name: "See applications" }).check();
  await page.getByRole("button", { name: "Make the app" }).click();
  await page.getByRole("heading", { name: "The key of My calendar" }).waitFor();
  const tooWide = await page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
  expect(tooWide).toBe(0);
  await expectAccessible(page);
});
