import { expect, it } from "vitest";
import { PHONE, testSite } from "../support/browser.ts";

const { app, openAs, openPage, once } = testSite();
const seeker = once(() => app.build.seeker());
const recruiter = once(() => app.build.recruiter());
once(() => app.build.job({ companyId: recruiter.id }));

const BEFORE = ["/start", "/jobs", "/user-login", "/recruiter-signup", "/access-denied", "/help", "/developers"];

it("help is at the same place of every page before log-in", async () => {
  const page = await openPage();
  const footer = page.getByRole("contentinfo");
  const links = footer.getByRole("navigation", { name: "Help", exact: true }).getByRole("link");
  for (const path of BEFORE) {
    await page.goto(path);
    await expect.poll(() => links.allTextContents()).toEqual(["Help", "Accessibility"]);
  }
  await page.goto("/start");
  await footer.getByRole("link", { name: "Help", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Help" }).waitFor();
});

it("help is at the same place of every page after login, on phones in the menu", { tags: ["thorough"] }, async () => {
  for (const [account, paths] of [
    [seeker, ["/main", "/main/chatcomponent", "/main/settings"]],
    [recruiter, ["/main-recruiter", "/main-recruiter/view-jobs", "/operators"]],
  ] as const) {
    const page = await openAs(account);
    const phone = await openAs(account, { viewport: PHONE });
    const beside = page.getByRole("complementary", { name: "Sidebar" }).getByRole("navigation", { name: "Help" });
    for (const path of paths) {
      await page.goto(path);
      await beside.getByRole("link", { name: "Accessibility" }).waitFor();
      await phone.goto(path);
      await phone.getByRole("button", { name: "Open menu" }).click();
      await phone.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Help" }).waitFor();
    }
  }
});
