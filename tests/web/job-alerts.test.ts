import { expect, it } from "vitest";
import { forEachTest } from "../../server/testing/test-app.ts";
import { logIn } from "../support/account-forms.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";

const { app, visit } = testSite();
const seeker = forEachTest(() => app.build.seeker({ name: "Grace Hopper" }));

const stored = () =>
  app.db.prisma.jobAlert.findMany({
    where: { seekerId: seeker.id },
    select: { name: true, frequency: true, pausedAt: true },
  });

it("a search becomes an alert, which is edited, paused, resumed and deleted on its page", async () => {
  await app.build.job({ title: "Lighthouse keeper", workMode: "REMOTE" });
  const page = await visit("/main/alerts", { as: seeker, viewport: PHONE });
  await page.getByText("You have no alerts").waitFor();
  await page.goto("/main?q=lighthouse&workMode=REMOTE");
  await page.getByRole("button", { name: "Create job alert" }).click();
  const sheet = page.getByRole("dialog", { name: "Create job alert" });
  await sheet.getByText("1 job matched in the last 7 days.").waitFor();
  await sheet.getByText("Immediately").click();
  await sheet.getByRole("button", { name: "Create alert" }).click();
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(stored).toEqual([{ name: "“lighthouse”, remote", frequency: "AT_ONCE", pausedAt: null }]);

  await page.goto("/main/alerts");
  const alert = page.getByRole("listitem").filter({ hasText: "“lighthouse”, remote" });
  await alert.getByRole("combobox").selectOption("Once a week, on Monday");
  await expect.poll(async () => (await stored())[0]?.frequency).toBe("WEEKLY");
  await alert.getByRole("button", { name: "Pause" }).click();
  await alert.getByText("Paused", { exact: true }).waitFor();
  await alert.getByRole("button", { name: "Resume" }).click();
  await alert.getByText("Paused", { exact: true }).waitFor({ state: "hidden" });
  await alert.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("You have no alerts").waitFor();
  expect(await stored()).toEqual([]);
});

it("from the public search, a login leads to the alert form", async () => {
  await app.build.job({ title: "Lighthouse painter" });
  const page = await visit("/jobs?q=lighthouse", { viewport: DESKTOP });
  await page.getByRole("link", { name: "Create job alert" }).click();
  await logIn(page, await app.emailOf(seeker));
  const sheet = page.getByRole("dialog", { name: "Create job alert" });
  await sheet.getByRole("button", { name: "Create alert" }).click();
  await expect.poll(stored).toEqual([{ name: "“lighthouse”", frequency: "DAILY", pausedAt: null }]);
});
