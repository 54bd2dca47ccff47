// @module-tag thorough

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectFocus } from "../support/accessibility-tree.ts";
import { testSite } from "../support/browser.ts";
import { twoFriends } from "../support/two-friends.ts";

const { app, visit } = testSite();

/** Closed panels and menus stay mounted for a while, as for most people. */
const MOVING = { reducedMotion: "no-preference" } as const;

const friends = twoFriends(app);

const open = (path: string) => visit(path, { as: friends.meera, ...MOVING });

async function choose(page: Page, item: string) {
  await page.getByRole("button", { name: "More actions for Arjun Rao" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

it("Escape closes a menu, a dialog or a report in a panel and leaves the panel; then the panel, wherever the focus is", async () => {
  const page = await open(`/main/usersprofile/${friends.arjun.id}`);
  await page.getByRole("button", { name: "Chat with Arjun Rao" }).click();
  const chat = page.getByRole("dialog", { name: "Arjun Rao", exact: true });
  const more = chat.getByRole("button", { name: "More actions for Arjun Rao" });
  const question = page.getByRole("dialog", { name: "Block Arjun Rao?" });
  for (let time = 0; time < 2; time += 1) {
    await more.click();
    await expectFocus(page, "menuitem Report Arjun Rao");
    await page.keyboard.press("Escape");
    await chat.getByRole("menu").waitFor({ state: "hidden" });
    await expectFocus(page, "button More actions for Arjun Rao");
    await more.click();
    await chat.getByRole("menuitem", { name: "Block Arjun Rao" }).click();
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await expectFocus(page, "button More actions for Arjun Rao");
  }
  await chat.getByRole("button", { name: /^More actions for the message from/ }).click();
  await chat.getByRole("menuitem", { name: "Report this message" }).click();
  const form = page.getByRole("dialog", { name: "Report this message" });
  await form.getByLabel("Spam or advertising").check();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  expect(await chat.isVisible()).toBe(true);
  await page.evaluate("document.activeElement.blur()");
  await page.keyboard.press("Escape");
  await chat.waitFor({ state: "hidden" });
});

describe("the focus returns", () => {
  it("to the menu of a person after a dialog or a report, which starts empty the next time", async () => {
    const page = await open(`/main/chatcomponent?with=${friends.arjun.id}`);
    const panel = page.getByRole("dialog", { name: "Report Arjun Rao" });
    await choose(page, "Report Arjun Rao");
    await panel.getByRole("button", { name: "Close" }).click();
    await expectFocus(page, "button More actions for Arjun Rao");
    await choose(page, "Report Arjun Rao");
    await panel.getByLabel("Spam or advertising").check();
    await panel.getByRole("button", { name: "Send report" }).click();
    await panel.getByRole("button", { name: "Block Arjun Rao too" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expectFocus(page, "button More actions for Arjun Rao");
    await choose(page, "Report Arjun Rao");
    await panel.getByRole("button", { name: "Send report" }).waitFor();
    expect(await panel.getByText("Thank you.").count()).toBe(0);
    expect(await panel.getByLabel("Spam or advertising").isChecked()).toBe(false);
    await panel.getByRole("button", { name: "Close" }).click();

    const message = page.getByRole("dialog", { name: "Report this message" });
    await page.getByRole("button", { name: /^More actions for the message from/ }).click();
    await page.getByRole("menuitem", { name: "Report this message" }).click();
    await message.getByLabel("Spam or advertising").check();
    await message.getByRole("button", { name: "Send report" }).click();
    await expectFocus(page, "button Done");
    await page.keyboard.press("Enter");
    await expectFocus(page, /^button More actions for the message from/);
    const { id } = await app.db.prisma.message.findFirstOrThrow({ where: { senderId: friends.arjun.id } });
    const reported = await app.app.services.reports.waiting();
    expect(reported).toContainEqual(expect.objectContaining({ kind: "MESSAGE", targetId: id, reason: "SPAM" }));
  });

  it("to the panel's heading when the card of the last person disappears", async () => {
    const page = await open("/main/userprofile");
    await page.getByRole("button", { name: "My Network" }).first().click();
    await choose(page, "Block Arjun Rao");
    await page.getByRole("button", { name: "Block", exact: true }).click();
    await page.getByText("You have no connections yet.").waitFor();
    await expectFocus(page, /^heading My Network/);
  });
});
