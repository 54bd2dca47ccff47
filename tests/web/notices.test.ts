import { expect, it } from "vitest";
import { forEachTest } from "../../server/testing/test-app.ts";
import { askToConnect } from "../support/ask-to-connect.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";

const { app, openAs, visit } = testSite();
const seeker = forEachTest(() => app.build.seeker({ name: "Grace Hopper" }));

const ask = (name: string) => askToConnect(app, seeker, name);

it("an event is counted in each tab immediately, and a notice read in one is read in all", async () => {
  const [page, other] = [await openAs(seeker), await openAs(seeker, { viewport: PHONE })];
  await page.goto("/main/notices");
  await page.getByText("No notifications yet").waitFor();
  expect(await page.getByRole("button", { name: "Mark all as read" }).count()).toBe(0);
  await other.goto("/main/savedjobs");
  await ask("Ada Lovelace");
  await page.getByRole("link", { name: "Notifications 1 unread" }).waitFor();
  await page.locator("[data-announcer]").getByText("New notification.").waitFor({ state: "attached" });
  await other.getByRole("link", { name: "Notifications 1 unread" }).waitFor();
  expect(await other.title()).toBe("(1) Saved Jobs · Worklane");
  await ask("Katherine Johnson");
  await other.getByRole("link", { name: "Notifications 2 unread" }).click();
  await other.getByRole("link", { name: "Unread: Katherine Johnson wants to connect" }).waitFor();
  await page.getByRole("link", { name: "Unread: Ada Lovelace wants to connect" }).waitFor();

  await page.getByRole("link", { name: "Unread: Ada Lovelace wants to connect" }).click();
  await page.getByRole("heading", { level: 1, name: "Ada Lovelace" }).waitFor();
  await other.getByRole("link", { name: "Notifications 1 unread" }).waitFor();
  await other.getByRole("radiogroup", { name: "Notification status" }).getByText("Unread").click();
  await expect.poll(() => other.getByRole("list", { name: "Notifications" }).getByRole("listitem").count()).toBe(1);
  await other.getByRole("button", { name: "Mark all as read" }).click();
  await other.getByText("You have read everything").waitFor();
  await page.getByRole("link", { name: "Notifications", exact: true }).waitFor();
  await expect.poll(() => page.title()).not.toContain("(");
});

it("a long list loads further pages", async () => {
  await app.db.prisma.notice.createMany({
    data: Array.from({ length: 70 }, (_, n) => ({
      accountId: seeker.id,
      kind: "DECISION",
      cause: `long-list:${n}`,
      title: `Notice ${n}`,
      path: "/main/appliedjobs",
      createdAt: new Date(Date.now() - n * 1000),
    })),
  });
  const page = await visit("/main/notices", { as: seeker });
  await page.getByRole("link", { name: "Unread: Notice 0" }).waitFor();
  const toTheEnd = async () => {
    await page.keyboard.press("End");
    return page.getByRole("link", { name: "Notice 69" }).count();
  };
  await expect.poll(toTheEnd).toBe(1);
});

it("people choose the kinds, channels and times of notices", async () => {
  const page = await visit("/main/settings#notices", { as: seeker, viewport: DESKTOP });
  await page.getByRole("checkbox", { name: "Connection requests: in Worklane" }).uncheck();
  await page.getByLabel("Decisions on your applications: by email").selectOption("Email once a day");
  await page.getByLabel("From", { exact: true }).selectOption("22:00");
  await page.getByLabel("Time zone").selectOption({ label: "Asia/Kolkata" });
  await page.getByRole("button", { name: "Save choices" }).click();
  await page.getByText("Choices saved.").waitFor();
  await page.reload();
  expect(await page.getByRole("checkbox", { name: "Connection requests: in Worklane" }).isChecked()).toBe(false);
  expect(await page.getByLabel("Until", { exact: true }).inputValue()).toBe("7");
  await ask("Ada Lovelace");
  expect(await app.app.services.notices.unreadCount({ accountId: seeker.id, role: "SEEKER", sessionId: "" })).toBe(0);
});
