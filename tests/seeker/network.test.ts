// @module-tag thorough

import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectFocus } from "../support/accessibility-tree.ts";
import { DESKTOP, PHONE, testSite } from "../support/browser.ts";
import { twoFriends } from "../support/two-friends.ts";

const { app, visit } = testSite();
const friends = twoFriends(app);
const open = (path: string, options: BrowserContextOptions) => visit(path, { as: friends.meera, ...options });
const network = (page: Page) => page.getByRole("dialog", { name: "My Network" });
const chat = (page: Page) => page.getByRole("dialog", { name: "Arjun Rao", exact: true });
const tab = (page: Page, name: RegExp) => network(page).getByRole("tab", { name });
const isChosen = (page: Page, name: RegExp) =>
  expect.poll(() => tab(page, name).getAttribute("aria-selected")).toBe("true");
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};
describe.each([DESKTOP, PHONE])("at $width pixels, the address keeps", (viewport) => {
  it("My Network and its tab: on reload, and Back closes it", async () => {
    const other = await app.build.seeker({ name: "Ben Okri" });
    const requesterId = friends.meera.id;
    await app.build.connection({ requesterId, addresseeId: other.id, status: "REQUESTED" });
    const page = await open("/main", { viewport });
    await page.goto("/main/userprofile");
    await page.getByRole("button", { name: /^My Network/ }).click();
    await isChosen(page, /^Connections/);
    await tab(page, /^Requested/).click();
    await isChosen(page, /^Requested/);
    await page.reload();
    await isChosen(page, /^Requested/);
    await network(page).getByText("Ben Okri").waitFor();
    await page.goBack();
    await network(page).waitFor({ state: "hidden" });
    expect(addressOf(page)).toBe("/main/userprofile");
    await page.goForward();
    await isChosen(page, /^Requested/);
    await network(page).getByRole("button", { name: "Close" }).click();
    await network(page).waitFor({ state: "hidden" });
    await expect.poll(() => addressOf(page)).toBe("/main/userprofile");
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe("/main");
  });

  it("the chat that was opened from it: on reload, and Back leads to My Network", async () => {
    const page = await open("/main/userprofile", { viewport });
    await page.getByRole("button", { name: /^My Network/ }).click();
    await network(page).getByRole("button", { name: "Chat with Arjun Rao" }).click();
    await chat(page).getByPlaceholder("Type your message").waitFor();
    await network(page).waitFor({ state: "hidden" });
    await page.reload();
    await chat(page).getByPlaceholder("Type your message").waitFor();
    await page.goBack();
    await isChosen(page, /^Connections/);
    await chat(page).waitFor({ state: "hidden" });
    await page.goBack();
    await network(page).waitFor({ state: "hidden" });
    expect(addressOf(page)).toBe("/main/userprofile");
  });

  it("the chat that was opened on a profile; an unknown person is reported", async () => {
    const page = await open(`/main/usersprofile/${friends.arjun.id}`, { viewport });
    await page.getByRole("button", { name: "Chat with Arjun Rao" }).click();
    await chat(page).getByPlaceholder("Type your message").waitFor();
    await page.keyboard.press("Escape");
    await chat(page).waitFor({ state: "hidden" });
    await expect.poll(() => addressOf(page)).toBe(`/main/usersprofile/${friends.arjun.id}`);
    await page.goto("/main/userprofile?chat=00000000-0000-7000-8000-000000000000");
    const nobody = page.getByRole("dialog", { name: "Chat", exact: true });
    await nobody.getByText("This person cannot be found.").waitFor();
    await nobody.getByRole("button", { name: "Close" }).click();
    await nobody.waitFor({ state: "hidden" });
    await expect.poll(() => addressOf(page)).toBe("/main/userprofile");
  });
});

it("Escape in a chat leads back to its button in My Network, then to the button that opened that", async () => {
  const page = await open("/main/userprofile", { reducedMotion: "no-preference" });
  await page.getByRole("button", { name: /^My Network/ }).press("Enter");
  await network(page).getByRole("button", { name: "Chat with Arjun Rao" }).press("Enter");
  await page.getByPlaceholder("Type your message").waitFor();
  await expectFocus(page, "textbox Message");
  await page.keyboard.press("Escape");
  await expectFocus(page, "button Chat with Arjun Rao");
  await page.keyboard.press("Escape");
  await network(page).waitFor({ state: "hidden" });
  await expectFocus(page, /^button My Network/);
});
